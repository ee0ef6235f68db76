/** The visitor has not been admitted yet: only the staging gate shows. */
export class AccessNotAllowedError extends Error {
  override readonly name = 'AccessNotAllowedError'
  constructor() {
    super('This site is not open to everybody yet.')
  }
}

/** The auth data could not be fetched; `cause` has the reason. */
export class AccessCheckError extends Error {
  override readonly name = 'AccessCheckError'
  constructor(cause: unknown) {
    super('The access check failed.', { cause })
  }
}
