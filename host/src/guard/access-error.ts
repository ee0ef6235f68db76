/** The visitor is not let in yet: the staging gate shows and nothing else. */
export class AccessNotAllowedError extends Error {
  override readonly name = 'AccessNotAllowedError'
  constructor() {
    super('This site is not open to everybody yet.')
  }
}

/** Who is signed in could not be found out; `cause` says why. */
export class AccessCheckError extends Error {
  override readonly name = 'AccessCheckError'
  constructor(cause: unknown) {
    super('The access check failed.', { cause })
  }
}
