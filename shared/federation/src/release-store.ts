import { existsSync } from 'node:fs'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Composition, composition, type ReleaseDescription, releaseDescription } from './registry.ts'

/** A release's description, in its folder. It is written last: a folder that has it is complete. */
export const RELEASE_FILE = 'release.json'
const CURRENT_FILE = 'current.json'

/** The builds of a repository: `<folder>/<name>/<release>/`, and `<folder>/current.json`, which says what is live. */
export function createReleaseStore(folder: string) {
  const folderOf = (name: string, release: string) => join(folder, name, release)

  async function readCurrent(): Promise<Composition | null> {
    try {
      return composition.parse(JSON.parse(await readFile(join(folder, CURRENT_FILE), 'utf8')))
    } catch {
      // None yet, or written by another version of this code: the next build writes it anew.
      return null
    }
  }

  return {
    folderOf,
    readCurrent,

    /** When `current.json` was last written, in milliseconds; 0 without one. */
    async currentChangedAt(): Promise<number> {
      try {
        return (await stat(join(folder, CURRENT_FILE))).mtimeMs
      } catch {
        return 0
      }
    },

    isComplete(name: string, release: string): boolean {
      return existsSync(join(folderOf(name, release), RELEASE_FILE))
    },

    async describe(name: string, release: string): Promise<ReleaseDescription> {
      return releaseDescription.parse(JSON.parse(await readFile(join(folderOf(name, release), RELEASE_FILE), 'utf8')))
    },

    /** Makes releases the live ones, all at once. The generation grows only if something changed. */
    async publish(host: ReleaseDescription, remotes: readonly ReleaseDescription[]): Promise<Composition> {
      const current = await readCurrent()
      const next: Composition = {
        generation: (current?.generation ?? 0) + 1,
        host,
        overrides: {},
        remotes: Object.fromEntries(
          remotes.map((remote) => [remote.name, { ...remote, enabled: true, lastKnownGood: null }]),
        ),
      }
      if (current !== null && liveReleases(current) === liveReleases(next)) {
        return current
      }
      const file = join(folder, CURRENT_FILE)
      await writeFile(`${file}.new`, JSON.stringify(next))
      await rename(`${file}.new`, file)
      return next
    },
  }
}

function liveReleases({ host, remotes }: Composition): string {
  return JSON.stringify([host.release, ...Object.values(remotes).map(({ name, release }) => [name, release])])
}
