/**
 * Makes a value when it is first needed. The formatters of `Intl` load their data, which takes a slow phone 50 ms, so they must not be
 * made while the page starts.
 * @returns a function that answers with the same value at each call
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
