import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDevServer } from '../dev-server.ts'
import { startLiveDevServer } from '../live-dev-server.ts'
import type { Repository } from './repository.ts'

const DEFAULT_PORT = 3001

/**
 * Runs a remote with hot reload until the process is ended: in the pages of a server of this machine, or alone.
 * @throws Error for words that are neither a port nor `--standalone`
 */
export async function developRemote({ folder, name }: Repository, words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { standalone: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [portWord = String(DEFAULT_PORT), ...others] = positionals
  const port = Number(portWord)
  if (!Number.isInteger(port) || others.length > 0) {
    throw new Error(`"${positionals.join(' ')}" is no port.`)
  }
  const origin = process.env['APP_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`
  const stop = values.standalone
    ? await startDevServer(name, folder, { port, apiOrigin: origin })
    : await startLiveDevServer({
        folders: { [name]: folder },
        port,
        sharedFrom: folder,
        output: join(folder, 'dist/dev'),
      })
  console.log(
    values.standalone
      ? `${name} alone: http://localhost:${port} (API: ${origin})`
      : `${name} in the product: ${origin}/?mfe.${name}=localhost:${port}\nThe tab keeps it until its banner ends it.`,
  )
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(event, () => void stop().then(() => process.exit(0)))
  }
}
