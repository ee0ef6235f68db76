import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'

const packageFile = z.looseObject({ name: z.string(), version: z.string() })

/** `@types+node@24.1.0_peers` → name and version. */
const INSTALLED = /^((?:@[^@+]+\+)?[^@+]+)@(\d[^_()]*)/

/**
 * Starts a registry for npm that has the packages that are installed in this checkout, and no others: what a repository installs from it is
 * the same everywhere, without a network.
 * @param root folder of the checkout
 */
export async function startLocalRegistry(root: string): Promise<{ address: string; close: () => Promise<void> }> {
  const folders = listFolders(join(root, 'node_modules/.pnpm'))
  let address = ''
  const server = createServer(({ url = '' }, response) => {
    const [name = '', version] = decodeURIComponent(url).slice(1).split('/-/')
    const versions = folders.get(name)
    const folder = version === undefined ? undefined : versions?.get(version.replace(/\.tgz$/, ''))
    if (folder !== undefined) {
      sendArchive(folder, response)
    } else if (versions !== undefined && version === undefined) {
      response.end(JSON.stringify(describe(name, versions, address)))
    } else {
      response.writeHead(404).end('{}')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** Name → version → folder. */
function listFolders(store: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  for (const entry of readdirSync(store)) {
    const [, escaped, version] = INSTALLED.exec(entry) ?? []
    const name = escaped?.replace('+', '/')
    if (name !== undefined && version !== undefined) {
      const versions = found.get(name) ?? new Map<string, string>()
      found.set(name, versions.set(version, join(store, entry, 'node_modules', name)))
    }
  }
  return found
}

function describe(name: string, folders: ReadonlyMap<string, string>, address: string) {
  const versions = [...folders].map(([version, folder]) => {
    const content = packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    return [version, { ...content, dist: { tarball: `${address}/${name}/-/${version}.tgz` } }] as const
  })
  return { name, 'dist-tags': { latest: versions.at(-1)?.[0] }, versions: Object.fromEntries(versions) }
}

function sendArchive(folder: string, response: ServerResponse): void {
  const words = ['--exclude=./node_modules', '--hard-dereference', '--transform=s,^\\.,package,', '-cf', '-', '.']
  spawn('tar', words, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] }).stdout.pipe(response)
}
