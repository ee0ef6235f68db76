/** The product cannot start as its folder or environment is. The message says what is wrong and what to do, in a sentence or two. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
