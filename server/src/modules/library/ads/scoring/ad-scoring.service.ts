import { setTimeout } from 'node:timers/promises'
import { type Clock, HOUR_MS } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { lockSources } from '../writing/lock-sources.repository.ts'
import { scoreStoredAds } from './score-stored-ads.repository.ts'
import { createScoringRepository } from './scoring.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  /** How many ads one transaction scores: those of the default take some tens of milliseconds. */
  adsPerLot?: number
}

const ADS_PER_LOT = 500
/** After a lot, searches have the machine for as long as the lot took: a search is slowed in half of the time at most. */
const PAUSE_SHARE = 1
/** A pass begins in the night of most advertisers' days. */
const PASS_STARTS_AT_MS = 2 * HOUR_MS

interface Lot {
  scored: number
  changed: number
}

/** Keeps scores up to date: of ads whose creative was seen again, soon; of all ads, once a night, for what was seen since. */
export function createAdScoringService({ db, clock, adsPerLot = ADS_PER_LOT }: Dependencies) {
  /** Scores ads that became one more of a creative. */
  async function scoreDue(): Promise<Lot | null> {
    const due = await createScoringRepository(db).listDue(adsPerLot)
    if (due.length === 0) {
      return null
    }
    return await db.transaction().execute(async (transaction) => {
      const repository = createScoringRepository(transaction)
      const ads = await repository.listSources(due)
      await lockSources(
        transaction,
        ads.map((ad) => ad.source),
      )
      // A writer that marked one of them again in the meantime has ended: what it wrote is scored here.
      await repository.removeDue(due)
      const changed = await scoreStoredAds(transaction, due, clock.now())
      return { scored: due.length, changed }
    })
  }

  /** Scores the next ads of the pass; a crash loses at most this lot. */
  async function scoreNextOfPass(): Promise<Lot | null> {
    return await db.transaction().execute(async (transaction) => {
      const repository = createScoringRepository(transaction)
      const ads = await repository.listNextOfPass(adsPerLot)
      const last = ads?.at(-1)
      if (ads === null || last === undefined) {
        await (ads === null ? undefined : repository.finishPass(clock.now()))
        return null
      }
      await lockSources(
        transaction,
        ads.map((ad) => ad.source),
      )
      const ids = ads.map((ad) => ad.id)
      const changed = await scoreStoredAds(transaction, ids, clock.now())
      await repository.movePass({ afterId: last.id, scored: ids.length, changed }, clock.now())
      return { scored: ids.length, changed }
    })
  }

  return {
    /**
     * Scores the ads that are due, then continues the pass over all ads, or begins the pass of the night.
     * @param signal ends the work after the current lot; the next call continues there
     * @returns how many ads have another score now
     */
    async score(signal?: Pick<AbortSignal, 'aborted'>): Promise<number> {
      const day = new Date(clock.now().getTime() - PASS_STARTS_AT_MS).toISOString().slice(0, 10)
      await createScoringRepository(db).beginPass(day, clock.now())
      let changed = 0
      while (signal?.aborted !== true) {
        const start = performance.now()
        const lot = (await scoreDue()) ?? (await scoreNextOfPass())
        if (lot === null) {
          break
        }
        changed += lot.changed
        await setTimeout((performance.now() - start) * PAUSE_SHARE)
      }
      if (changed > 0) {
        await createScoringRepository(db).refreshFacetCounts()
      }
      return changed
    },
  }
}

export type AdScoringService = ReturnType<typeof createAdScoringService>
