/** Whether a benchmark only shows that it still measures what it says, as `npm test` asks it to: no goal is held, no figure counts. */
export const isSmoke = process.argv.includes('--smoke')

/**
 * How much of something a run takes.
 * @param smallest the least that goes through every part of the benchmark
 */
export function runSize<T>(usual: T, smallest: T): T {
  return isSmoke ? smallest : usual
}
