// `npm run cluster`: the services of docker-compose.yml as processes of this machine, until a signal ends them.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { closeOnEnd } from '../../../server/src/platform/end-wanted.ts'
import { StartError } from '../../../server/src/platform/errors/start-error.ts'
import { PORTS, startCluster } from './cluster.ts'
import { findUsedPort } from './find-used-port.ts'
import { hasProxy } from './start-proxy.ts'

/** @throws StartError for an option that does not exist or cannot be used */
function readOptions(words: string[]): { port: number; dataDir: string } {
  try {
    const { values } = parseArgs({
      args: words,
      options: { port: { type: 'string', default: '3000' }, data: { type: 'string', default: 'var/cluster' } },
    })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 1 || port > 65_000) {
      throw new RangeError(`--port: must be a port number from 1 to 65000, not ${values.port}.`)
    }
    return { port, dataDir: resolve(values.data) }
  } catch (cause) {
    throw new StartError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

async function main(): Promise<void> {
  const { port, dataDir } = readOptions(process.argv.slice(2))
  if (!hasProxy()) {
    throw new StartError('The cluster needs HAProxy: apt-get install haproxy.')
  }
  const used = await findUsedPort(Array.from({ length: PORTS }, (_, index) => port + index))
  if (used !== undefined) {
    throw new StartError(
      `Port ${used} is in use by another program. The cluster needs ${port} to ${port + PORTS - 1}; choose others with --port.`,
    )
  }
  const environment = { NODE_ENV: 'development', LOG_LEVEL: 'warn' }
  const cluster = await startCluster({ dataDir, port, environment })
  closeOnEnd(cluster.stop)
  const [first, second] = cluster.web
  console.table({
    proxy: { pid: cluster.proxy.pid, address: cluster.origin },
    'web-1': { pid: first.pid, address: `http://localhost:${port + 1}` },
    'web-2': { pid: second.pid, address: `http://localhost:${port + 2}` },
    worker: { pid: cluster.worker.pid, address: '' },
    ...(cluster.search !== null && { search: { pid: cluster.search.pid, address: '' } }),
  })
  console.log(`Kill any of them: it comes back. "kill -USR2 ${process.pid}" restarts the web processes in turn.`)
  process.on('SIGUSR2', () => {
    void cluster.restartWeb().then(() => console.log('The web processes were restarted.'))
  })
  console.log(`ready ${cluster.origin}`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(error instanceof StartError ? 2 : 1)
}
