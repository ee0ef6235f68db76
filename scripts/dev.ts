// `npm run dev -- REMOTE`: one remote alone, with hot reload. The API is that of a server that runs beside it (`npm start`).
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startDevServer } from '../shared/federation/src/dev-server.ts'

const [name = '', portWord = '3001'] = process.argv.slice(2)
if (!existsSync(join(import.meta.dirname, '../remotes', name, 'webpack.config.ts'))) {
  console.error('Say which remote: "npm run dev -- briefs". A port may follow; it is 3001 otherwise.')
  process.exit(2)
}

const apiOrigin = process.env['APP_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`
const stop = await startDevServer(name, { port: Number(portWord), apiOrigin })
console.log(`${name} alone: http://localhost:${portWord} (API: ${apiOrigin})`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(0)))
}
