import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const CONFIGURATION = join(import.meta.dirname, '../../../operations/haproxy.cfg')
/** Debian keeps it where the path of a usual account does not look. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`

/** Whether HAProxy is installed. */
export function hasProxy(): boolean {
  return spawnSync('haproxy', ['-v'], { env: { PATH } }).status === 0
}

/**
 * Starts HAProxy with `operations/haproxy.cfg`; it ends with this process.
 * @param environment the addresses that the configuration names
 * @throws Error when it ends before it listens; its output says why
 */
export async function startProxy(port: number, environment: Record<string, string>) {
  const words = ['--pdeathsig', 'KILL', 'haproxy', '-db', '-q', '-f', CONFIGURATION]
  const child = spawn('setpriv', words, { env: { ...environment, PATH }, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  while (!(await isListening(port))) {
    if (child.exitCode !== null) {
      throw new Error(`HAProxy ended with ${child.exitCode}.`)
    }
    await delay(50)
  }
  return {
    pid: child.pid ?? 0,
    ended,
    stop(signal: NodeJS.Signals) {
      child.kill(signal)
      return ended
    },
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
}
