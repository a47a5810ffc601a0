ui-guide-newgame-lay = Low shells first keep the high ones for later, but only the sum counts in the end.
