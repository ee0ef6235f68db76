import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Whether Debian's `sphinxsearch` is installed. */
export const hasSearchDaemon = spawnSync('searchd', ['--help']).status !== null

export interface SearchDaemon {
  pid: number
  /** For `SEARCH_URL`. */
  url: string
  ended: Promise<unknown>
  stop: (signal: NodeJS.Signals) => Promise<void>
}

const CONFIGURATION = join(import.meta.dirname, '../../../operations/search/searchd.conf')

/** The configuration for production, in a folder and on a port of this machine. */
function toConfiguration(folder: string, port: number): string {
  return readFileSync(CONFIGURATION, 'utf8')
    .replaceAll('/var/lib/manticore', folder)
    .replace('listen = 9306', `listen = 127.0.0.1:${port}`)
}

/**
 * Starts a search daemon; it ends with this process. What it has is kept in the folder.
 * @throws Error when it ends before it listens; its output says why
 */
export async function startSearchDaemon(folder: string, port: number): Promise<SearchDaemon> {
  mkdirSync(folder, { recursive: true })
  const configuration = join(folder, 'searchd.conf')
  writeFileSync(configuration, toConfiguration(folder, port))
  const words = ['--pdeathsig', 'KILL', 'searchd', '--nodetach', '--config', configuration]
  const child = spawn('setpriv', words, { stdio: ['ignore', 'pipe', 'inherit'] })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  const ended = once(child, 'exit')
  while (!(await isListening(port))) {
    if (child.exitCode !== null) {
      throw new Error(`searchd ended with ${child.exitCode}: ${Buffer.concat(output).toString()}`)
    }
    await delay(20)
  }
  return {
    pid: child.pid ?? 0,
    url: `mysql://127.0.0.1:${port}`,
    ended,
    async stop(signal) {
      child.kill(signal)
      await ended
    },
  }
}

/** A port of this machine that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
}
