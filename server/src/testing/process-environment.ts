/**
 * What every process that a test starts gets of its own environment: the path, and where compiled code is kept, by which a second
 * server starts in half the time.
 */
export function processEnvironment(): Record<string, string | undefined> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) }
}
