import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { processEnvironment } from './process-environment.ts'

/** A Node process that a test starts, whose output is kept. */
export interface BackgroundProcess {
  pid: number
  output(): string
  /** Resolves with the first match in the output; rejects with the output when the process ends before. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>
  /** Sends a signal and resolves with the exit code, null when the signal killed it. */
  stop(signal: NodeJS.Signals): Promise<number | null>
  /** Resolves with the exit code. */
  ended: Promise<number | null>
}

/** Runs one of our TypeScript files. */
export function startProcess(
  file: string,
  environment: Record<string, string>,
  parameters: string[] = [],
): BackgroundProcess {
  const child = spawn(process.execPath, [file, ...parameters], {
    env: { ...processEnvironment(), ...environment },
    // The channel closes when this process ends, and then the child ends as well.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.channel?.unref()
  const { stdout, stderr } = child
  if (stdout === null || stderr === null) {
    throw new TypeError('The process has no output.')
  }
  let output = ''
  stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = readExit(child)
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    async waitFor(pattern) {
      let match = pattern.exec(output)
      while (match === null) {
        const news = await Promise.race([once(stdout, 'data'), once(stderr, 'data'), ended])
        match = pattern.exec(output)
        if (match === null && !Array.isArray(news)) {
          throw new Error(`The process ended with ${String(news)} before it wrote ${String(pattern)}:\n${output}`)
        }
      }
      return match
    },
    stop(signal) {
      child.kill(signal)
      return ended
    },
  }
}

async function readExit(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'close')) as [number | null]
  return code
}
