/** Whether a benchmark only shows that it still measures its subject, as `npm test` requests it: no goal is checked, no figure counts. */
export const isSmoke = process.argv.includes('--smoke')

/**
 * The amount that a run uses.
 * @param smallest the smallest amount that covers every part of the benchmark
 */
export function runSize<T>(usual: T, smallest: T): T {
  return isSmoke ? smallest : usual
}
