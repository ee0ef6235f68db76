import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const LOOK_EVERY_MS = 500

const firstParent = process.ppid
const hadChannel = process.channel !== undefined

/**
 * Runs a program of ours to its end and ends it with us. Signals are handed on; and a channel stays open to it, whose end tells it
 * that we are gone, however that happened (`server/src/platform/end-wanted.ts`).
 * @param {string} executable
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] in place of our own environment
 * @param {() => void} [onStarted] called when a server says that it answers
 * @returns {Promise<import('./run-program.mjs').ProgramEnd>}
 */
export function runToEnd(executable, args, env = process.env, onStarted = () => {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(executable, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
    let isWanted = false
    let hasStarted = false
    const handOn = (signal) => {
      isWanted = true
      child.kill(signal)
    }
    const end = () => handOn('SIGTERM')
    SIGNALS.forEach((signal) => process.on(signal, handOn))
    process.on('disconnect', end)
    const stopWatching = watchParent(end)
    child.on('error', reject)
    child.on('message', (message) => {
      if (message === 'started' && !hasStarted) {
        hasStarted = true
        onStarted()
      }
    })
    child.on('exit', (code, signal) => {
      SIGNALS.forEach((name) => process.off(name, handOn))
      process.off('disconnect', end)
      stopWatching()
      resolve({ code: code ?? 128 + constants.signals[signal], signal, hasStarted, isWanted })
    })
  })
}

/** The same, for who wants its exit code alone. */
export async function runProgram(executable, args, env) {
  return (await runToEnd(executable, args, env)).code
}

/** Whether the command that started us has ended, so that nobody waits for us. */
export function isCommandGone() {
  const isOrphan = process.env.npm_lifecycle_event !== undefined && process.ppid !== firstParent
  return isOrphan || (hadChannel && !process.connected)
}

/** npm opens no channel to its scripts: one that was killed is noticed by the parent that we have then. */
function watchParent(onLost) {
  if (process.env.npm_lifecycle_event === undefined) {
    return () => {}
  }
  const timer = setInterval(() => {
    if (process.ppid !== firstParent) {
      clearInterval(timer)
      onLost()
    }
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
