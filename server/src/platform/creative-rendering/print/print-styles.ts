import { INK, QUIET, type TextStyle } from './page-writer.ts'

export const BODY: TextStyle = { size: 10.5, weight: 400, color: INK, leading: 1.5 }
export const SMALL: TextStyle = { size: 9, weight: 400, color: QUIET, leading: 1.4 }
export const STRONG: TextStyle = { ...BODY, weight: 580 }
export const HEADING: TextStyle = { size: 14, weight: 700, color: INK, leading: 1.3 }
export const TITLE: TextStyle = { size: 26, weight: 700, color: INK, leading: 1.18 }
export const CAPTION_HEIGHT = SMALL.size * SMALL.leading * 2
export const GAP = 12
/** The height below a heading that is kept on its page, when what follows does not say more. */
export const HEADING_KEEP = 60
/** The height of a heading itself with its rule and gaps. */
export const HEADING_HEIGHT = HEADING.size * HEADING.leading + 12

export const CELL_PADDING = 8
export const CELL: TextStyle = { ...BODY, size: 9.5 }
