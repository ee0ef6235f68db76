/**
 * The product cannot start with its current folder or environment. The message says what is wrong and what to do, in one or two
 * sentences.
 */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
