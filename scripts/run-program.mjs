import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const LOOK_EVERY_MS = 500

/**
 * Runs a program of ours to its end and ends it with us. Signals are handed on; and a channel stays open to it, whose end tells it
 * that we are gone, however that happened (`server/src/platform/end-wanted.ts`).
 * @param {string} executable
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] in place of our own environment
 * @returns {Promise<number>} its exit code
 */
export function runProgram(executable, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(executable, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
    const handOn = (signal) => child.kill(signal)
    const end = () => child.kill('SIGTERM')
    SIGNALS.forEach((signal) => process.on(signal, handOn))
    process.on('disconnect', end)
    const stopWatching = watchParent(end)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      SIGNALS.forEach((name) => process.off(name, handOn))
      process.off('disconnect', end)
      stopWatching()
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** npm opens no channel to its scripts: one that was killed is noticed by the parent that we have then. */
function watchParent(onLost) {
  const { ppid } = process
  if (process.env.npm_lifecycle_event === undefined) {
    return () => {}
  }
  const timer = setInterval(() => {
    if (process.ppid !== ppid) {
      clearInterval(timer)
      onLost()
    }
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
