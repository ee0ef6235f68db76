/** A test by its file and its title, empty for a whole file; a browser test's file ends with the number of its line. */
export interface NamedTest {
  file: string
  title: string
}

/** What a step with tests says of itself. */
export interface TestReport {
  passed: number
  failed: number
  failures: NamedTest[]
  /** Those that passed only at the second try. */
  flaky: NamedTest[]
  /** Milliseconds by test file, all workers together. */
  files: Record<string, number>
  /** Milliseconds by what they were spent on, where the runner tells that. */
  kinds: Record<string, number>
}

/** The report of a step that counts as one check. */
export function buildCheckReport(hasPassed: boolean): TestReport {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, failures: [], flaky: [], files: {}, kinds: {} }
}
