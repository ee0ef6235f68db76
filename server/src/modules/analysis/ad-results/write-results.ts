import type { AdFatigue } from '@marquee/contract/ad-results'
import { createPause } from '../../../platform/create-pause.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { CollectedAd, CollectedDay } from './collect-rows.ts'
import { findFatigue } from './find-fatigue.ts'
import { toTotals } from './present-ad.ts'
import { createResultAdRepository } from './result-ads.repository.ts'
import { createResultWritingRepository, type StoredDay } from './result-writing.repository.ts'

interface Owner {
  workspaceId: string
  accountId: string
}

interface Writing {
  now: Date
  /** Called with the share that is written. */
  onWritten: (share: number) => Promise<void>
}

const FATIGUE_PORTION = 500

/** Stores collected figures, which replace the earlier figures of the same ads and days. Runs in the caller's transaction. */
export async function writeResults(
  transaction: Database,
  owner: Owner,
  ads: readonly CollectedAd[],
  { now, onWritten }: Writing,
) {
  const repository = createResultWritingRepository(transaction)
  await repository.lockAccount(owner)
  const saved = await repository.saveAds(owner, ads, now)
  const known: string[] = []
  const fatigues = new Map<string, AdFatigue | null>()
  const days: StoredDay[] = []
  const perhapsStored: StoredDay[] = []
  const pause = createPause()
  for (const ad of ads) {
    await pause()
    const { id: adId, isNew } = saved.get(ad.key) ?? { id: '', isNew: true }
    const own = [...ad.days.values()].map((day) => ({ adId, day }))
    days.push(...own)
    if (isNew) {
      fatigues.set(adId, findFatigue([...ad.days.values()].toSorted(byDay)))
    } else {
      known.push(adId)
      perhapsStored.push(...own)
    }
  }
  const others = await listOtherDays(repository, owner, days)
  known.push(...others.keys())
  const replaced = await repository.removeOverlapping([...perhapsStored, ...[...others.values()].flat()])
  await repository.insertDays(owner, days, (count) => onWritten(count / days.length))
  await addFatigues(fatigues, transaction, owner, known)
  await repository.saveFatigue(fatigues)
  return { stored: days.length, replaced, ...getSpan(days.map(({ day }) => day)) }
}

/** The days of ads that are stored under another key too, by the id that they have there. */
async function listOtherDays(
  repository: ReturnType<typeof createResultWritingRepository>,
  owner: Owner,
  days: readonly StoredDay[],
): Promise<Map<string, StoredDay[]>> {
  const byAd = Map.groupBy(days, ({ adId }) => adId)
  const pairs = await repository.listOtherKeys(owner, [...byAd.keys()])
  const others = new Map<string, StoredDay[]>()
  for (const { ad_id: adId, other_id: otherId } of pairs) {
    const own = (byAd.get(adId) ?? []).map(({ day }) => ({ adId: otherId, day }))
    others.set(otherId, [...(others.get(otherId) ?? []), ...own])
  }
  return others
}

/** Finds the fatigue of ads that had figures before, from all of their figures. */
async function addFatigues(
  fatigues: Map<string, AdFatigue | null>,
  transaction: Database,
  { workspaceId }: Owner,
  adIds: readonly string[],
): Promise<void> {
  const reading = createResultAdRepository(transaction)
  const pause = createPause()
  for (let start = 0; start < adIds.length; start += FATIGUE_PORTION) {
    const portion = adIds.slice(start, start + FATIGUE_PORTION)
    const rows = Map.groupBy(await reading.listDays(workspaceId, portion), ({ ad_id }) => ad_id)
    for (const id of portion) {
      await pause()
      const days = (rows.get(id) ?? []).map((row) => ({ day: row.day, lastDay: row.last_day, totals: toTotals(row) }))
      fatigues.set(id, findFatigue(days))
    }
  }
}

function byDay(a: CollectedDay, b: CollectedDay): number {
  return a.day < b.day ? -1 : 1
}

function getSpan(days: readonly CollectedDay[]): { first_day: string | null; last_day: string | null } {
  let [first_day, last_day] = [days[0]?.day ?? null, days[0]?.lastDay ?? null]
  for (const { day, lastDay } of days) {
    first_day = first_day === null || day < first_day ? day : first_day
    last_day = last_day === null || lastDay > last_day ? lastDay : last_day
  }
  return { first_day, last_day }
}
