import { setTimeout as delay } from 'node:timers/promises'
import { isCommandGone } from './run-program.mjs'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** What has run so long has started well, whatever ended it. */
const SETTLED_MS = 60_000
const MOST_QUICK_ENDS = 6

/**
 * Brings a server back that has died. What ends as it was told to, or cannot start at all (settings, a port in use), stays ended;
 * what dies six times, each within a minute of its start, too.
 * @param {() => Promise<import('./run-program.mjs').ProgramEnd>} run runs it to its end
 * @param {{ firstPauseMs?: number, say?: (line: string) => void }} [options] the pause doubles with every quick end
 * @returns {Promise<number>} the exit code of the last run
 */
export async function keepRunning(run, { firstPauseMs = FIRST_PAUSE_MS, say = console.error } = {}) {
  let hasStarted = false
  let quickEnds = 0
  for (;;) {
    const begun = performance.now()
    const end = await run()
    hasStarted ||= end.hasStarted
    if (!isDead(end, hasStarted)) {
      return end.code
    }
    quickEnds = performance.now() - begun > SETTLED_MS ? 1 : quickEnds + 1
    if (quickEnds === MOST_QUICK_ENDS) {
      say(`${describe(end)} It died ${quickEnds} times in a row shortly after its start and is not started again.`)
      return end.code
    }
    const pauseMs = Math.min(firstPauseMs * 2 ** (quickEnds - 1), LONGEST_PAUSE_MS)
    say(`${describe(end)} It is started again in ${pauseMs / 1000} s.`)
    await delay(pauseMs)
    if (isCommandGone()) {
      return end.code
    }
  }
}

function isDead({ code, signal, isWanted }, hasStarted) {
  return code !== 0 && !isWanted && (hasStarted || signal !== null)
}

function describe({ code, signal }) {
  if (signal === 'SIGKILL') {
    return `${now()} The server was killed (SIGKILL): by hand, or by the system because memory was short.`
  }
  return signal === null
    ? `${now()} The server ended with code ${code}; the reason stands above.`
    : `${now()} The server crashed (${signal}).`
}

function now() {
  return new Date().toISOString()
}
