import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, Suite, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import type { TestReport } from '../../../scripts/testing/test-report.ts'
import { classifyStep } from './classify-step.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * Writes what `npm test` says at its end about the browser tests, as JSON, into the file that E2E_REPORT_FILE names: how many
 * passed, what failed, and where the time went.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright loads the default export
export default class RunReporter implements Reporter {
  private readonly files: Record<string, number> = {}
  private readonly kinds: Record<string, number> = {}
  private suite: Suite | null = null

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    add(this.files, toPath(test), result.duration)
    const inSteps = result.steps.reduce((sum, step) => sum + this.addStep(step), 0)
    add(this.kinds, classifyStep({ category: '', title: '' }), Math.max(0, result.duration - inSteps))
  }

  onEnd(): void {
    const file = process.env['E2E_REPORT_FILE']
    if (file === undefined) {
      return
    }
    const tests = this.suite?.allTests() ?? []
    const count = (...outcomes: ReturnType<TestCase['outcome']>[]) =>
      tests.filter((test) => outcomes.includes(test.outcome())).length
    const report: TestReport = {
      passed: count('expected', 'flaky'),
      failed: count('unexpected'),
      failures: tests
        .filter((test) => test.outcome() === 'unexpected')
        .map((test) => ({ file: `${toPath(test)}:${test.location.line}`, title: test.title })),
      flaky: tests
        .filter((test) => test.outcome() === 'flaky')
        .map((test) => ({ file: `${toPath(test)}:${test.location.line}`, title: test.title })),
      files: this.files,
      kinds: this.kinds,
    }
    writeFileSync(file, JSON.stringify(report))
  }

  printsToStdio(): boolean {
    return false
  }

  /** A step counts without the steps inside of it, an accessibility check as a whole. @returns its whole duration */
  private addStep(step: TestStep): number {
    const kind = classifyStep(step)
    if (kind === 'accessibility checks') {
      add(this.kinds, kind, step.duration)
      return step.duration
    }
    const inside = step.steps.reduce((sum, inner) => sum + this.addStep(inner), 0)
    add(this.kinds, kind, Math.max(0, step.duration - inside))
    return step.duration
  }
}

function toPath(test: TestCase): string {
  return relative(root, test.location.file)
}

function add(sums: Record<string, number>, name: string, duration: number): void {
  sums[name] = (sums[name] ?? 0) + duration
}
