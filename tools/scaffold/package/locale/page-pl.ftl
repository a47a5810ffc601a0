ui-guide-newgame-lay = Małe muszle na początku pozwalają zachować duże na później, ale na końcu liczy się tylko suma.
