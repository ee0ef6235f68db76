import { createHash } from 'node:crypto'
import type { Composition, ReleaseDescription } from '@marquee/federation/registry'
import type { Logger } from 'pino'
import type { Database } from '../../../platform/database/database.ts'
import type { ReadDevelopmentRelease } from './development-releases.ts'
import { createReleaseChannelRepository, type ReleaseChannels } from './release-channels.repository.ts'
import { createReleaseRepository, type StoredRelease } from './releases.repository.ts'

/** The inputs that select a page's releases in addition to the live ones. */
export interface Selection {
  /** Reads who opens the page, for canaries; called only while a canary exists. */
  readUser: () => Promise<string | null>
  /** Package → the preview that is requested in place of the live release. */
  overrides: Readonly<Record<string, string>>
}

interface PackageReleases {
  live: ReleaseDescription
  lastKnownGood: ReleaseDescription | null
  canary: { description: ReleaseDescription; percent: number } | null
  isEnabled: boolean
}

interface Snapshot {
  generation: number
  packages: ReadonlyMap<string, PackageReleases>
  /** What every page runs that asks for nothing else: the same object for all of them. */
  usual: Composition | null
}

interface Dependencies {
  db: Database
  log: Pick<Logger, 'warn'>
  /** Given only to a server that runs for development. */
  readDevelopmentRelease?: ReadDevelopmentRelease | undefined
}

/**
 * Composes the releases that a page runs. The registry's generation is read for every page, one row by its key, so that a release
 * appears in the very next page of every process; everything else is read again only when the generation has changed.
 */
export function createCompositionService({ db, log, readDevelopmentRelease }: Dependencies) {
  const channels = createReleaseChannelRepository(db)
  const releases = createReleaseRepository(db)
  let known: Snapshot = { generation: -1, packages: new Map(), usual: null }

  async function currentSnapshot(): Promise<Snapshot> {
    try {
      const generation = await channels.readGeneration()
      if (generation !== known.generation) {
        const packages = await loadPackages()
        known = { generation, packages, usual: compose(generation, choosePackages(packages, null), []) }
      }
    } catch (error) {
      if (known.generation < 0) {
        throw error
      }
      log.warn({ err: error }, 'The registry could not be read; pages go on with the one before')
    }
    return known
  }

  async function loadPackages(): Promise<Map<string, PackageReleases>> {
    const present = (await channels.list()).filter(({ is_retired }) => !is_retired)
    const entries = await Promise.all(present.map(loadPackage))
    return new Map(entries.filter((entry) => entry !== null))
  }

  async function loadPackage(pointers: ReleaseChannels): Promise<[string, PackageReleases] | null> {
    const { package: name, live, last_known_good, canary, canary_percent, is_enabled } = pointers
    const [liveRelease, lastKnownGood, canaryRelease] = await Promise.all(
      [live, last_known_good, canary].map((release) => readDescription(name, release)),
    )
    if (liveRelease === null || liveRelease === undefined) {
      return null
    }
    const isCanary = canaryRelease !== null && canaryRelease !== undefined && canary_percent !== null
    return [
      name,
      {
        live: liveRelease,
        lastKnownGood: lastKnownGood ?? null,
        canary: isCanary ? { description: canaryRelease, percent: canary_percent } : null,
        isEnabled: is_enabled,
      },
    ]
  }

  async function readDescription(name: string, release: string | null): Promise<ReleaseDescription | null> {
    return release === null ? null : ((await releases.find(name, release))?.description ?? null)
  }

  return {
    /** The releases that a page runs; null before the first release. */
    async read({ readUser, overrides }: Selection): Promise<Composition | null> {
      const { generation, packages, usual } = await currentSnapshot()
      const hasCanary = [...packages.values()].some(({ canary }) => canary !== null)
      const user = hasCanary ? await readUser() : null
      const accepted = await acceptedPreviews(overrides)
      return user === null && accepted.length === 0
        ? usual
        : compose(generation, choosePackages(packages, user), accepted)
    },
  }

  /** The requested overrides that are permitted: releases that a team has published as a preview, or that users run anyway. */
  async function acceptedPreviews(overrides: Selection['overrides']): Promise<ReleaseDescription[]> {
    const found = await Promise.all(Object.entries(overrides).map(([name, release]) => acceptedPreview(name, release)))
    return found.filter((description) => description !== null)
  }

  async function acceptedPreview(name: string, release: string): Promise<ReleaseDescription | null> {
    const stored = await releases.find(name, release)
    if (stored !== null) {
      return isOffered(stored) ? stored.description : null
    }
    // A development build replaces an existing package; it cannot add a new one.
    return known.packages.has(name) ? ((await readDevelopmentRelease?.(name, release)) ?? null) : null
  }

  function isOffered({ description, isComplete, isPreview }: StoredRelease): boolean {
    const current = known.packages.get(description.name)
    const running = [current?.live, current?.lastKnownGood, current?.canary?.description]
    return isComplete && (isPreview || running.some((one) => one?.release === description.release))
  }
}

/** Reads the releases that a page runs; null before the first release. */
export type ReadComposition = ReturnType<typeof createCompositionService>['read']

/** @param accepted the previews that run in place of the chosen releases */
function compose(
  generation: number,
  chosen: ReadonlyMap<string, ReturnType<typeof choose>>,
  accepted: readonly ReleaseDescription[],
): Composition | null {
  const previews = accepted.map(
    (preview) => [preview.name, { ...preview, enabled: true, lastKnownGood: null }] as const,
  )
  const { host, ...remotes } = Object.fromEntries([...chosen, ...previews])
  if (host === undefined) {
    return null
  }
  return {
    // The page needs a positive generation; the store starts to count at its first change.
    generation: Math.max(generation, 1),
    host,
    remotes,
    overrides: Object.fromEntries(accepted.map(({ name, release }) => [name, release])),
  }
}

function choosePackages(packages: Snapshot['packages'], user: string | null) {
  return new Map([...packages].map(([name, one]) => [name, choose(name, one, user)]))
}

function choose(name: string, { live, canary, lastKnownGood, isEnabled }: PackageReleases, user: string | null) {
  const gets = canary !== null && user !== null && computeShare(user, name, canary.description.release) < canary.percent
  return gets
    ? { ...canary.description, enabled: isEnabled, lastKnownGood: live }
    : { ...live, enabled: isEnabled, lastKnownGood }
}

/** A number from 0 to 99 that is stable for a user and a release, so that users do not move in and out of a canary. */
function computeShare(user: string, name: string, release: string): number {
  return createHash('sha256').update(`${name}:${release}:${user}`).digest().readUInt32BE() % 100
}
