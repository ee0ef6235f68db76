/** An ad that nobody looked at for so long may have stopped meanwhile. */
export const SEEN_DAYS = 14
