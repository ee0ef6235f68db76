import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { SearchShards } from '../../../../platform/search-engine/search-shards.ts'
import type { AdDocument } from './ad-document.ts'
import { createDocumentWriter } from './document-writer.ts'
import { createSearchIndexRepository, type SearchIndexRepository } from './search-index.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  shards: SearchShards
  log: Pick<Logger, 'error' | 'warn'>
}

/** Ads that one transaction writes to the engine. */
const ADS_PER_LOT = 500
/** Between two looks for changes. */
const PAUSE_MS = 300
const FAILURE_PAUSE_MS = 2000
/** How many of the oldest and of the newest ads are looked for. */
const CHECKED_ADS = 200

/** Keeps the index of a search engine equal to the ads of PostgreSQL. One process at a time writes to the engine. */
export function createSearchIndexService({ db, clock, shards, log }: Dependencies) {
  const repository = createSearchIndexRepository(db)
  const writer = createDocumentWriter(shards)

  /**
   * Tells the engine the oldest changes. What it is told is what PostgreSQL has by now, so a lot that was interrupted and is told again
   * leads to the same.
   * @returns the number of changes
   */
  async function feedLot(): Promise<number> {
    return await db.transaction().execute(async (transaction) => {
      const locked = createSearchIndexRepository(transaction)
      await locked.lockWriting()
      const index = await locked.findIndex()
      // With another number of daemons, changes wait for the next build.
      if (index?.shards !== shards.count) {
        return 0
      }
      const { ids, adIds } = await locked.listChanges(ADS_PER_LOT)
      if (ids.length === 0) {
        return 0
      }
      const documents = await locked.listDocuments(adIds, index.build)
      const kept = new Set(documents.map(({ ad_id }) => ad_id))
      await writer.write(documents)
      await writer.remove(adIds.filter((id) => !kept.has(id)))
      await locked.removeChanges(ids)
      return ids.length
    })
  }

  /** Tells the engine all changes. @returns their number */
  async function feed(): Promise<number> {
    let fed = 0
    for (let lot = await feedLot(); lot > 0; lot = await feedLot()) {
      fed += lot
    }
    return fed
  }

  /** Does a step of a build. @throws when another build has begun: the documents of this one would be removed by it */
  async function inBuild<T>(build: number, act: (locked: SearchIndexRepository) => Promise<T>): Promise<T> {
    return await db.transaction().execute(async (transaction) => {
      const locked = createSearchIndexRepository(transaction)
      await locked.lockWriting()
      if ((await locked.findIndex())?.build !== build) {
        throw new Error('Another build of the search index has begun.')
      }
      return await act(locked)
    })
  }

  function writeAfter(adId: string | null, build: number): Promise<AdDocument[]> {
    return inBuild(build, async (locked) => {
      const documents = await locked.listDocumentsAfter(adId, ADS_PER_LOT, build)
      await writer.write(documents)
      return documents
    })
  }

  /** @returns the number of the build */
  async function begin(): Promise<number> {
    return await db.transaction().execute(async (transaction) => {
      const inside = createSearchIndexRepository(transaction)
      const former = await inside.findIndex()
      await inside.beginBuild(shards.count, former?.is_ready === true && former.shards === shards.count, clock.now())
      await inside.setTriggers('enable')
      return (former?.build ?? 0) + 1
    })
  }

  /** Looks for the oldest and the newest ads in the engine: a daemon may have come back with an empty disk. */
  async function isComplete(): Promise<boolean> {
    const wanted = await repository.listSample(CHECKED_ADS)
    const missing = wanted.length === 0 ? [] : await writer.listMissing(wanted)
    // Some may have been removed in the meantime.
    return missing.length === 0 || (await repository.listFed(missing)).length === 0
  }

  /** Lets PostgreSQL answer until the next build when a daemon has lost ads. @returns whether the engine may answer */
  async function check(): Promise<boolean> {
    const index = await repository.findIndex()
    if (index?.is_ready !== true || index.shards !== shards.count) {
      return false
    }
    const isUsable = await isComplete()
    if (!isUsable) {
      log.error('The search engine has lost ads, and its index is built again')
      await repository.setReady(false, clock.now())
    }
    return isUsable
  }

  /**
   * Builds the index from PostgreSQL, while the one that is there answers. A build that was interrupted is begun again.
   * @param onProgress is told how many ads the build has
   * @returns the number of ads
   */
  async function build(onProgress: (ads: number) => void, signal?: AbortSignal): Promise<number> {
    const number = await begin()
    let ads = 0
    let after: string | null = null
    do {
      signal?.throwIfAborted()
      const lot = await writeAfter(after, number)
      after = lot.at(-1)?.ad_id ?? null
      ads += lot.length
      onProgress(ads)
    } while (after !== null)
    await feed()
    await inBuild(number, async (locked) => {
      await writer.removeBefore(number)
      await locked.setReady(true, clock.now())
    })
    return ads
  }

  /** @returns null when it failed: the engine may be away, and is tried again */
  async function tolerate(act: () => Promise<number>): Promise<number | null> {
    try {
      return await act()
    } catch (error) {
      log.warn({ err: error }, 'The search engine takes no changes')
      return null
    }
  }

  return {
    feed,
    isComplete,
    check,
    build,

    /**
     * Builds the index if there is none, or a daemon has lost ads, and then tells the engine each change soon.
     * @param forMs for how long; the signal ends it before
     */
    async keepUp(signal: AbortSignal, forMs: number): Promise<void> {
      const end = performance.now() + forMs
      await tolerate(async () => ((await check()) ? 0 : await build(() => {}, signal)))
      while (!signal.aborted && performance.now() < end) {
        const fed = await tolerate(feedLot)
        if (fed === null || fed === 0) {
          await delay(fed === null ? FAILURE_PAUSE_MS : PAUSE_MS, undefined, { signal }).catch(() => undefined)
        }
      }
    },
  }
}
export type SearchIndexService = ReturnType<typeof createSearchIndexService>

/** Ends the feeding of a search engine: PostgreSQL answers from now on, and changes are not noted. */
export async function endFeeding(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const repository = createSearchIndexRepository(transaction)
    await repository.setTriggers('disable')
    await repository.removeIndex()
  })
}
