/** Time limit of the first attempt to load a file; slow networks need it. webpack's chunk loaders have the same limit. */
export const FIRST_TRY_MS = 7000
/** Time limit of each further attempt. It uses a fresh address, so that it does not wait for the request that hangs. */
export const NEXT_TRY_MS = 3000

/** Query parameter of a file's second and further attempts. */
const ATTEMPT_PARAMETER = 'attempt'

/** @param attempt number of the attempt, from 0: the first one has the plain address, which was preloaded */
export function withAttempt(address: string, attempt: number): string {
  return attempt === 0 ? address : `${address}?${ATTEMPT_PARAMETER}=${attempt}`
}

/** The time limit for a script at this address, in milliseconds. */
export function getTimeLimit(address: string): number {
  return address.includes(`?${ATTEMPT_PARAMETER}=`) ? NEXT_TRY_MS : FIRST_TRY_MS
}
