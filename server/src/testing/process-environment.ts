/**
 * The part of its own environment that a test passes to each process it starts: the path, and the cache folder of compiled code,
 * with which a second server starts in half the time.
 */
export function processEnvironment(): Record<string, string | undefined> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) }
}
