/** The work did not finish in time. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
  constructor() {
    super('Nothing came in time.')
  }
}

/** @throws TimeLimitError when the work takes longer; its later result is ignored */
export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitError()), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
