/** How long the first attempt to load a file may take; slow networks need it. webpack's chunk loaders have the same limit. */
export const FIRST_TRY_MS = 8000
/** How long each further attempt may take: it asks at a fresh address, so that it does not wait for the one that hangs. */
export const NEXT_TRY_MS = 3000

/** Query parameter of a file's second and further attempts. */
const ATTEMPT_PARAMETER = 'attempt'

/** @param attempt number, from 0: the first one has the plain address, which is the one that was preloaded */
export function withAttempt(address: string, attempt: number): string {
  return attempt === 0 ? address : `${address}?${ATTEMPT_PARAMETER}=${attempt}`
}

/** How long a script at this address may take, in milliseconds. */
export function getTimeLimit(address: string): number {
  return address.includes(`?${ATTEMPT_PARAMETER}=`) ? NEXT_TRY_MS : FIRST_TRY_MS
}
