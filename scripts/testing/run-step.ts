import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { StepResult } from './summary.ts'
import { buildCheckReport, joinAttempts, type NamedTest, type TestReport } from './test-report.ts'

const root = join(import.meta.dirname, '../..')

/** A program that `npm test` runs. */
export interface Step {
  name: string
  program: string
  args: string[]
  env?: Record<string, string>
  /** Reads the program's output about its tests; a step without this function counts as a single check. */
  readReport?: () => TestReport
  /** The step that runs the failed tests once more; null when they are not worth a second attempt. */
  repeat?: (failures: readonly NamedTest[]) => Step | null
}

const running = new Set<ChildProcess>()
let isStopping = false

/** Ends the run and its child processes at a signal, and when the starting command has ended, which the closed channel shows. */
export function endAtSignals(): void {
  const end = () => void stopRunning().finally(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, end)
  }
  process.once('disconnect', end)
  // The channel alone must not keep the process alive.
  process.channel?.unref()
}

/** Starts no further steps. At a signal other than SIGINT, Playwright would leave its server running. */
async function stopRunning(): Promise<void> {
  isStopping = true
  await Promise.all(
    [...running].map((child) => {
      child.kill('SIGINT')
      return once(child, 'close')
    }),
  )
}

/**
 * Runs steps in their order, `atOnce` at a time. One at a time has exclusive use of the terminal; of several, the output of each is printed
 * in one piece when it ends.
 */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<StepResult[]> {
  const waiting = [...steps]
  const results: StepResult[] = []
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined && !isStopping; step = waiting.shift()) {
      results.push(await runRepeatedly(step, atOnce > 1))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

async function runRepeatedly(step: Step, isCollected: boolean): Promise<StepResult> {
  const result = await (isCollected ? runCollected(step) : runOpenly(step))
  const repeated = result.report.failures.length === 0 || isStopping ? null : step.repeat?.(result.report.failures)
  if (repeated === null || repeated === undefined) {
    return result
  }
  const { milliseconds, report } = await runRepeatedly(repeated, isCollected)
  return { ...result, milliseconds: result.milliseconds + milliseconds, report: joinAttempts(result.report, report) }
}

async function runOpenly(step: Step): Promise<StepResult> {
  console.log(`\n── ${step.name}`)
  const result = await runStep(step, 'inherit')
  console.log(describeEnd(result))
  return result
}

async function runCollected(step: Step): Promise<StepResult> {
  const output: Buffer[] = []
  const result = await runStep(step, output)
  console.log(`\n── ${step.name}\n${Buffer.concat(output).toString('utf8')}${describeEnd(result)}`)
  return result
}

/** @param output the target of the program's output: this terminal, or a list that collects it */
async function runStep(
  { name, program, args, env, readReport }: Step,
  output: 'inherit' | Buffer[],
): Promise<StepResult> {
  const startedAt = performance.now()
  const child = spawn(program, args, {
    cwd: root,
    stdio: output === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    },
  })
  running.add(child)
  if (output !== 'inherit') {
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  running.delete(child)
  return { name, milliseconds: performance.now() - startedAt, report: reportOn(code === 0, readReport) }
}

function reportOn(hasPassed: boolean, readReport?: () => TestReport): TestReport {
  const report = readReport === undefined ? buildCheckReport(hasPassed) : readWritten(readReport)
  // A step can fail without a failing test: a missing report, an unhandled error.
  return hasPassed || report.failed > 0 ? report : { ...report, failed: 1 }
}

function readWritten(readReport: () => TestReport): TestReport {
  try {
    return readReport()
  } catch {
    return { ...buildCheckReport(false), passed: 0 }
  }
}

function describeEnd({ milliseconds, report }: StepResult): string {
  return `${report.failed === 0 ? 'passed' : 'FAILED'} in ${Math.round(milliseconds / 1000)} s`
}
