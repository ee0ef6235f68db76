// `npm run cluster`: the services of docker-compose.yml as processes of this machine, until a signal ends them.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { closeOnEnd } from '../../../server/src/platform/end-wanted.ts'
import { startCluster } from './cluster.ts'
import { hasProxy } from './start-proxy.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '3000' }, data: { type: 'string', default: 'var/cluster' } },
})
const port = Number(values.port)
if (!Number.isInteger(port) || port < 1 || port > 65_000) {
  console.error(`--port: must be a port number from 1 to 65000, not ${values.port}.`)
  process.exit(2)
}
if (!hasProxy()) {
  console.error('The cluster needs HAProxy: apt-get install haproxy.')
  process.exit(2)
}

const cluster = await startCluster({
  dataDir: resolve(values.data),
  port,
  environment: { NODE_ENV: 'development', LOG_LEVEL: 'warn' },
})
closeOnEnd(cluster.stop)
const [first, second] = cluster.web
console.table({
  proxy: { pid: cluster.proxy.pid, address: cluster.origin },
  'web-1': { pid: first.pid, address: `http://localhost:${port + 1}` },
  'web-2': { pid: second.pid, address: `http://localhost:${port + 2}` },
  worker: { pid: cluster.worker.pid, address: '' },
})
console.log(`Kill any of them: it comes back. "kill -USR2 ${process.pid}" restarts the web processes in turn.`)
process.on('SIGUSR2', () => {
  void cluster.restartWeb().then(() => console.log('The web processes were restarted.'))
})
console.log(`ready ${cluster.origin}`)
