import type { LibraryRefusal, LibraryReport } from '@marquee/contract/library-imports'

/** The number of refused parts that a report names; all are counted. */
const MOST_NAMED = 100

/** The report with one more refused part. */
export function addRefusal(report: LibraryReport, refusal: LibraryRefusal): LibraryReport {
  const { refused, refusals } = report
  return { ...report, refused: refused + 1, refusals: refused < MOST_NAMED ? [...refusals, refusal] : refusals }
}
