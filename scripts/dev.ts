// `npm run dev -- REMOTE [PORT]`: one remote with hot reload inside the pages of a server that runs beside it (`npm start`). With
// `--standalone` it runs alone, without a host; the server answers its API.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDevServer } from '../shared/federation/src/dev-server.ts'
import { startLiveDevServer } from '../shared/federation/src/live-dev-server.ts'

const words = process.argv.slice(2)
const { values, positionals } = parseArgs({
  args: words,
  options: { standalone: { type: 'boolean' } },
  allowPositionals: true,
  strict: false,
})
const unknown = Object.keys(values).filter((option) => option !== 'standalone')
const [name = '', portWord = '3001', ...others] = positionals
const port = Number(portWord)
const root = join(import.meta.dirname, '..')
const folder = join(root, 'remotes', name)
const isRemote = existsSync(join(folder, 'webpack.config.ts'))
if (!isRemote || !Number.isInteger(port) || unknown.length > 0 || others.length > 0) {
  console.error(
    'Say which remote: "npm run dev -- briefs". A port may follow; it is 3001 otherwise. --standalone: without a host.',
  )
  process.exit(2)
}

const serverOrigin = process.env['APP_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`
const stop = values.standalone
  ? await startDevServer(name, folder, { port, apiOrigin: serverOrigin })
  : await startLiveDevServer({
      folders: { host: join(root, 'host'), [name]: folder },
      port,
      sharedFrom: join(root, 'host'),
      output: join(root, '.build/development'),
    })
const address = `${serverOrigin}/?mfe.host=localhost:${port}&mfe.${name}=localhost:${port}`
console.log(
  values.standalone
    ? `${name} alone: http://localhost:${port} (API: ${serverOrigin})`
    : `${name} in the product: ${address}\nThe tab keeps it until its banner ends it.`,
)
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(event, () => void stop().then(() => process.exit(0)))
}
