/** How long the first attempt to load a file may take; slow networks need it. webpack's chunk loaders have the same limit. */
export const FIRST_TRY_MS = 12_000
/** How long each further attempt may take, which mostly goes on with what is already on its way. */
const NEXT_TRY_MS = 4000

/** Nothing came in time. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
  constructor(milliseconds: number) {
    super(`Nothing came within ${milliseconds / 1000} seconds.`)
  }
}

/** @throws TimeLimitError when the work takes longer; what it does after that is nobody's business */
export function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitError(milliseconds)), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** @param attempt number, from 0 */
export function timeOfTry(attempt: number): number {
  return attempt === 0 ? FIRST_TRY_MS : NEXT_TRY_MS
}
