import type { NamedTest, TestReport } from './test-report.ts'

/** A step that has ended. */
export interface StepResult {
  name: string
  milliseconds: number
  report: TestReport
}

const MOST_FILES = 10
const WIDTH = 62

/** The summary at the end of a run: the failures, each with the command that runs it alone, and the time of each part. */
export function describeRun(results: readonly StepResult[], milliseconds: number): string {
  const reports = results.map(({ report }) => report)
  return [
    ...section(
      'Failed; each line runs one of them alone',
      reports.flatMap(({ failures }) => failures).map(lineToRerun),
    ),
    ...section('Passed only at the second try; to be mended', reports.flatMap(({ flaky }) => flaky).map(lineToRerun)),
    ...section('Minutes', [
      ...results.map((result) => row(result.name, result.milliseconds)),
      row('together', milliseconds),
    ]),
    ...section(
      'The slowest test files',
      listLongest(
        reports.map(({ files }) => files),
        MOST_FILES,
      ),
    ),
    ...section(
      'Browser tests, minutes of all workers',
      listLongest(
        reports.map(({ kinds }) => kinds),
        Infinity,
      ),
    ),
  ].join('\n')
}

/** Milliseconds of each test file, and of each step without files. */
export function collectTimes(results: readonly StepResult[]): Record<string, number> {
  return Object.assign(
    {},
    ...results.map(({ name, milliseconds, report: { files } }) =>
      Object.keys(files).length === 0 ? { [name]: Math.round(milliseconds) } : files,
    ),
  ) as Record<string, number>
}

/** The command that runs a test alone. A title is passed to jest as a pattern, so its special characters are escaped. */
function lineToRerun({ file, title }: NamedTest): string {
  if (title === '' || /:\d+$/.test(file)) {
    return `npm test -- ${file}`
  }
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return `npm test -- ${file} -t '${pattern.replaceAll("'", '.')}'`
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)]
}

function listLongest(sums: readonly Record<string, number>[], most: number): string[] {
  return sums
    .flatMap((sum) => Object.entries(sum))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([name, milliseconds]) => row(name, milliseconds))
}

function row(name: string, milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${name.padEnd(WIDTH)} ${String(Math.floor(seconds / 60)).padStart(3)}:${String(seconds % 60).padStart(2, '0')}`
}
