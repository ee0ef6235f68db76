// `npm run dev -- REMOTE [PORT]`: one remote with hot reload inside the pages of a server that runs beside it (`npm start`).
// With `--standalone` it runs alone, without any host; the server answers its API.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDevServer } from '../shared/federation/src/dev-server.ts'
import { startLiveDevServer } from '../shared/federation/src/live-dev-server.ts'

const { values, positionals } = parseArgs({ options: { standalone: { type: 'boolean' } }, allowPositionals: true })
const [name = '', portWord = '3001'] = positionals
const port = Number(portWord)
if (!existsSync(join(import.meta.dirname, '../remotes', name, 'webpack.config.ts')) || !Number.isInteger(port)) {
  console.error('Say which remote: "npm run dev -- briefs". A port may follow; it is 3001 otherwise.')
  process.exit(2)
}

const serverOrigin = process.env['APP_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`
const stop = values.standalone
  ? await startDevServer(name, { port, apiOrigin: serverOrigin })
  : await startLiveDevServer(name, port)
const address = `${serverOrigin}/?mfe.host=localhost:${port}&mfe.${name}=localhost:${port}`
console.log(
  values.standalone
    ? `${name} alone: http://localhost:${port} (API: ${serverOrigin})`
    : `${name} in the product: ${address}\nThe tab keeps it until its banner ends it.`,
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(0)))
}
