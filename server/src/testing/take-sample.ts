/**
 * The cases that a run takes of many: all of them in `npm test exhaustive`, else every n-th, from the first one on. The files of tests that
 * use it end with `.sampled.test.ts`, by which the exhaustive run finds them.
 */
export function takeSample<T>(cases: readonly T[], every: number): T[] {
  const isWhole = process.env['EXHAUSTIVE'] !== undefined
  return cases.filter((_, index) => isWhole || index % every === 0)
}
