/** A test by its file and its title, empty for a whole file; a browser test's file ends with the number of its line. */
export interface NamedTest {
  file: string
  title: string
}

/** The results of a step with tests. */
export interface TestReport {
  passed: number
  failed: number
  failures: NamedTest[]
  /** The tests that passed only at the second attempt. */
  flaky: NamedTest[]
  /** Milliseconds by test file, all workers together. */
  files: Record<string, number>
  /** Milliseconds by activity, when the runner reports them. */
  kinds: Record<string, number>
}

/** The report of a step that counts as one check. */
export function buildCheckReport(hasPassed: boolean): TestReport {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, failures: [], flaky: [], files: {}, kinds: {} }
}

/**
 * The report of tests of which the failed ones were run once more, as Playwright does it: what passes then is flaky.
 * @param second the report of the second attempt, which ran at least the tests that failed in the first one
 */
export function joinAttempts(first: TestReport, second: TestReport): TestReport {
  if (second.failed > 0 && second.failures.length === 0) {
    // The second attempt did not come to its end.
    return first
  }
  const flaky = first.failures.filter((test) => !second.failures.some((again) => concernSameTest(test, again)))
  return {
    ...first,
    passed: first.passed + flaky.length,
    failed: second.failed,
    failures: second.failures,
    flaky: [...first.flaky, ...flaky],
  }
}

/** Whether two failures are of the same test, or one of them is of the other's whole file. */
function concernSameTest(one: NamedTest, other: NamedTest): boolean {
  return one.file === other.file && (one.title === '' || other.title === '' || one.title === other.title)
}
