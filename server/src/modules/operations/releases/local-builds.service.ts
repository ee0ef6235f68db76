import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Composition, ReleaseDescription } from '@marquee/federation/registry'
import { ASSET_TYPES, type ReleaseFile } from '@marquee/federation/release-protocol'
import { createReleaseStore } from '@marquee/federation/release-store'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findWorkingRelease } from './find-working-release.ts'
import { createReleaseChannelRepository } from './release-channels.repository.ts'
import type { ReleaseFileService } from './release-files.service.ts'
import { listRefusals, refusalsOfManifest } from './release-gate.ts'
import { createReleaseRepository, type StoredRelease } from './releases.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  files: ReleaseFileService
  /** The output folder of `npm run build` for host and remotes. */
  folder: string
}

/** The author's name in the history. */
const AUTHOR = 'npm run build'
const AT_ONCE = 8

/**
 * Publishes the builds of this machine. They are live until a team releases the package for the first time; from
 * then on the store's pointer counts and the local build of that package is ignored (docs/decisions/0009).
 */
export function createLocalBuildService({ db, clock, log, files, folder }: Dependencies) {
  const store = createReleaseStore(folder)
  const releases = createReleaseRepository(db)
  let publishedAt = 0
  let running: Promise<void> | null = null

  return {
    /** Publishes the builds that `npm run build` has made since the last call. Concurrent calls share one run. */
    async publishIfChanged(): Promise<void> {
      const changedAt = await store.currentChangedAt()
      if (changedAt === publishedAt) {
        return
      }
      running ??= publishCurrent()
        .then(() => {
          publishedAt = changedAt
        })
        .finally(() => {
          running = null
        })
      await running
    },

    /**
     * Checks that the storage has every file of the releases that pages run, and restores files that were built on this machine: the
     * storage folder may have been lost while the database was kept.
     * @returns the files that are still missing, as messages for the operator
     */
    async restoreLostFiles(): Promise<string[]> {
      const lost: string[] = []
      for (const { description, files: announced } of await listServed(db)) {
        const { name, release } = description
        const missing = await files.listMissing(name, release, announced)
        if (missing.length > 0 && !(await restore(description, missing))) {
          lost.push(
            `${missing.length} files of ${name} ${release} are not in the storage, so pages that need them fail. ` +
              'Restore the folder "builds" of the storage from a backup, or release the package again.',
          )
        }
      }
      return lost
    },
  }

  /** Stores the lost files of a release that was built on this machine; files that differ from the announced ones are refused. */
  async function restore({ name, release }: ReleaseDescription, missing: readonly ReleaseFile[]): Promise<boolean> {
    const build = await readBuild(store.getFolder(name, release)).catch(() => [])
    const found = build.filter(({ file }) => missing.some(({ sha256 }) => sha256 === file.sha256))
    for (const { file, content, forms } of found) {
      await files.put(name, release, file, content, forms)
    }
    return found.length === missing.length
  }

  async function publishCurrent(): Promise<void> {
    const current = await store.readCurrent()
    if (current === null) {
      return
    }
    const open = await listOpen(db, current)
    for (const description of open) {
      await storeBuild(description)
    }
    if (open.length > 0) {
      await makeLive(current)
    }
  }

  async function storeBuild(description: ReleaseDescription): Promise<void> {
    const { name, release } = description
    if ((await releases.find(name, release))?.isComplete) {
      return
    }
    const buildFolder = store.getFolder(name, release)
    const build = await readBuild(buildFolder)
    await releases.announce({ description, files: build.map(({ file }) => file), uploadedBy: AUTHOR, now: clock.now() })
    const waiting = [...build]
    async function work(): Promise<void> {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        await files.put(name, release, next.file, next.content, next.forms)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  /** Makes all packages live at once: they were built from one checkout and belong together. */
  async function makeLive(current: Composition): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const channels = createReleaseChannelRepository(transaction)
      const stored = createReleaseRepository(transaction)
      await channels.lockRegistry()
      const open = await listOpen(transaction, current)
      const refusals = await refusalsOfBuilds(transaction, open)
      if (refusals.length > 0) {
        log.warn({ refusals }, 'The local build does not fit what teams have released; what is live stays live')
        return
      }
      const at = clock.now()
      for (const { name, release } of open) {
        const before = await channels.findOrCreate(name, at)
        await stored.update(name, release, {
          is_complete: true,
          last_live_at: at,
          rolled_back_at: null,
          updated_at: at,
        })
        const change = { channel: 'live', from: before.live, to: release, percent: null, by: AUTHOR } as const
        await channels.change(name, { live: release }, { ...change, reason: '', at })
      }
      // Once all are live: what fits beside the new releases is asked of all of them.
      for (const { name, release } of open) {
        await channels.set(
          name,
          { last_known_good: (await findWorkingRelease(transaction, name, release)).release },
          at,
        )
      }
      if (open.length > 0) {
        await channels.advanceGeneration(at)
      }
    })
  }
}

export type LocalBuildService = ReturnType<typeof createLocalBuildService>

/** Builds that are not live, of packages that no team has released and that are not retired. */
async function listOpen(db: Database, { host, remotes }: Composition): Promise<ReleaseDescription[]> {
  const known = new Map((await createReleaseChannelRepository(db).list()).map((one) => [one.package, one]))
  return [host, ...Object.values(remotes)].filter(({ name, release }) => {
    const pointers = known.get(name)
    return pointers === undefined || (!pointers.is_team_owned && !pointers.is_retired && pointers.live !== release)
  })
}

/** The releases that pages run or fall back to. */
async function listServed(db: Database): Promise<StoredRelease[]> {
  const releases = createReleaseRepository(db)
  const pointers = await createReleaseChannelRepository(db).list()
  const wanted = pointers.flatMap((one) =>
    [...new Set([one.live, one.last_known_good, one.canary])]
      .filter((release) => release !== null)
      .map((release) => releases.find(one.package, release)),
  )
  return (await Promise.all(wanted)).filter((release) => release !== null)
}

/** The incompatibilities between the builds that would become live and all other live releases. */
async function refusalsOfBuilds(db: Database, builds: readonly ReleaseDescription[]): Promise<string[]> {
  const releases = createReleaseRepository(db)
  const live = new Map<string, ReleaseDescription>()
  for (const pointers of await createReleaseChannelRepository(db).list()) {
    const found =
      pointers.live === null || pointers.is_retired ? null : await releases.find(pointers.package, pointers.live)
    if (found !== null) {
      live.set(pointers.package, found.description)
    }
  }
  builds.forEach((build) => live.set(build.name, build))
  const host = live.get('host')
  const remotes = [...live.values()].filter(({ name }) => name !== 'host')
  const concurrent = [...live.values()].map((description) => ({ channel: 'live', description }))
  return host === undefined
    ? []
    : remotes.flatMap((remote) => [
        ...listRefusals(remote, host, 'local'),
        ...refusalsOfManifest(
          remote,
          concurrent.filter(({ description }) => description !== remote),
        ),
      ])
}

async function readBuild(folder: string) {
  const names = await readdir(folder)
  const wanted = names.filter((name) => Object.keys(ASSET_TYPES).some((ending) => name.endsWith(ending)))
  return Promise.all(
    wanted.map(async (name) => {
      const content = await readFile(join(folder, name))
      const endings = ['.br', '.gz'].filter((ending) => names.includes(name + ending))
      const forms = endings.map(async (ending) => [ending, await readFile(join(folder, name + ending))] as const)
      return { file: describeFile(name, content), content, forms: new Map(await Promise.all(forms)) }
    }),
  )
}

function describeFile(name: string, content: Buffer): ReleaseFile {
  return { name, size: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}
