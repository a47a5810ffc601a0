// Nothing to set; the file tells the tools that this is meant.
export default {};
