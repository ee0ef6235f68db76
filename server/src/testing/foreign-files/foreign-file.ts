/** A file as users bring it, made up in the shape that a product writes, and what its import has to arrive at. */
export interface ForeignFile {
  /** The name of the file, which tells what its shape is. */
  name: string
  content: string | Buffer | Promise<Buffer>
  /** The source that its shape names. */
  source?: string
  /** What each ad of the file has to be, in the order of the file; days are checked without the time. */
  ads: readonly object[]
  /** The reasons of rows that are refused. */
  refusals?: readonly unknown[]
}

/** Joins the lines of a text file. */
export function lines(...texts: readonly string[]): string {
  return texts.join('\n')
}
