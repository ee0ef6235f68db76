import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Mutation } from './find-mutations.ts'

const root = join(import.meta.dirname, '../..')

/** The result of the tests for a mutation. */
export interface MutantResult {
  /** The test that detected it, or a note that the tests did not end; null when all tests passed. */
  killedBy: string | null
  milliseconds: number
}

/**
 * Runs tests against a file with one change in it. Nothing is written into the checkout.
 * @param file absolute
 * @param tests arguments by which jest finds them
 * @param mutation null: the file as it is
 * @param timeLimitMs after this time the tests count as endless, for example when a mutation made a loop endless
 */
export async function runMutant(
  file: string,
  tests: readonly string[],
  mutation: Mutation | null,
  timeLimitMs: number,
): Promise<MutantResult> {
  const startedAt = performance.now()
  const { end, output } = await runJest(['--bail', ...tests], timeLimitMs, {
    MUTATION: JSON.stringify(mutation === null ? {} : { file, ...mutation }),
  })
  const milliseconds = performance.now() - startedAt
  if (end === 'endless') {
    return { killedBy: 'tests that never ended', milliseconds }
  }
  return { killedBy: end === 'passed' ? null : readFailure(output), milliseconds }
}

/** The report of a failed test begins with a dot and its name in the browser project, with its name below its file in the others. */
function readFailure(output: string): string {
  return /^(?: *● |FAIL .*\n)(.+)$/m.exec(output)?.[1] ?? output.trim().split('\n').at(-1) ?? ''
}

function runJest(
  args: readonly string[],
  timeLimitMs: number,
  environment: Record<string, string>,
): Promise<{ end: 'passed' | 'failed' | 'endless'; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('jest', args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...environment },
    })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    let isEndless = false
    const timer = setTimeout(() => {
      isEndless = true
      child.kill('SIGKILL')
    }, timeLimitMs)
    const stop = () => child.kill('SIGTERM')
    process.once('exit', stop)
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      process.off('exit', stop)
      if (isEndless) {
        resolve({ end: 'endless', output })
      } else {
        resolve({ end: code === 0 ? 'passed' : 'failed', output })
      }
    })
  })
}
