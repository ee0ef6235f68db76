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
