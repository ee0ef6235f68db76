import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Composition, composition, type ReleaseDescription, releaseDescription } from './registry.ts'

/** A release's description, in its folder. It is written last: a folder that contains it is complete. */
export const RELEASE_FILE = 'release.json'
const CURRENT_FILE = 'current.json'
const KEPT_BUILDS = 5
const DAY_MS = 24 * 60 * 60 * 1000

/** The builds of a repository: `<folder>/<name>/<release>/`, and `<folder>/current.json`, which lists the live releases. */
export function createReleaseStore(folder: string) {
  const getFolder = (name: string, release: string) => join(folder, name, release)

  async function readCurrent(): Promise<Composition | null> {
    try {
      return composition.parse(JSON.parse(await readFile(join(folder, CURRENT_FILE), 'utf8')))
    } catch {
      // It does not exist yet, or another version of this code wrote it: the next build writes it again.
      return null
    }
  }

  return {
    getFolder,
    readCurrent,

    /** Time of the last change of `current.json`, in milliseconds; 0 without one. */
    async currentChangedAt(): Promise<number> {
      try {
        return (await stat(join(folder, CURRENT_FILE))).mtimeMs
      } catch {
        return 0
      }
    },

    isComplete(name: string, release: string): boolean {
      return existsSync(join(getFolder(name, release), RELEASE_FILE))
    },

    async describe(name: string, release: string): Promise<ReleaseDescription> {
      return releaseDescription.parse(JSON.parse(await readFile(join(getFolder(name, release), RELEASE_FILE), 'utf8')))
    },

    /**
     * Removes the builds of a package that are no longer needed: all except the live one, the five newest, and those of the last day, which
     * may still be built or uploaded. A server has its own copies of the releases that it serves.
     * @returns the releases that were removed
     */
    async removeOld(name: string, now: Date): Promise<string[]> {
      const current = await readCurrent()
      const live = name === 'host' ? current?.host.release : current?.remotes[name]?.release
      const builds = await Promise.all(
        (await readdir(join(folder, name))).map(async (release) => ({
          release,
          madeAt: (await stat(getFolder(name, release))).mtimeMs,
        })),
      )
      const old = builds
        .toSorted((a, b) => b.madeAt - a.madeAt)
        .slice(KEPT_BUILDS)
        .filter(({ release, madeAt }) => release !== live && now.getTime() - madeAt > DAY_MS)
        .map(({ release }) => release)
      await Promise.all(old.map((release) => rm(getFolder(name, release), { recursive: true, force: true })))
      return old
    },

    /** Makes all given releases live at once. The generation increases only if something changed. */
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
