// Which games have a drawn board, without loading any of them.

import type { Boards } from "./index.ts";

// By pattern and not by name, so that the page builds with any set of boards.
export const drawn = import.meta.glob<Partial<Boards>>(["./*/index.ts", "!./sections/index.ts"]);

/** Whether a game is shown as sections: it has no drawn board, or the reader wants it so. */
export const isSectioned = (game: string, wanted: boolean): boolean => wanted || !(`./${game}/index.ts` in drawn);
