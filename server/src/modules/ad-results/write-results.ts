import type { Database } from '../../platform/database/database.ts'
import { type CollectedAd, type CollectedDay } from './collect-rows.ts'
import { findFatigue } from './find-fatigue.ts'
import { toTotals } from './present-ad.ts'
import { createResultAdRepository, type ResultDayRow } from './result-ads.repository.ts'
import { createResultWritingRepository } from './result-writing.repository.ts'

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

/** Stores collected figures: what they tell of an ad and a day takes the place of what was told before. Runs in the caller's transaction. */
export async function writeResults(
  transaction: Database,
  owner: Owner,
  ads: readonly CollectedAd[],
  { now, onWritten }: Writing,
) {
  const repository = createResultWritingRepository(transaction)
  await repository.lockAccount(owner)
  const ids = await repository.saveAds(owner, ads, now)
  const days = ads.flatMap((ad) => {
    const adId = ids.get(ad.key)
    return adId === undefined ? [] : [...ad.days.values()].map((day) => ({ adId, day }))
  })
  const replaced = await repository.removeOverlapping(days)
  await repository.insertDays(owner, days, (count) => onWritten(count / days.length))
  await updateFatigue(transaction, owner, [...ids.values()])
  return { stored: days.length, replaced, ...getSpan(days.map(({ day }) => day)) }
}

async function updateFatigue(transaction: Database, { workspaceId }: Owner, adIds: readonly string[]): Promise<void> {
  const reading = createResultAdRepository(transaction)
  for (let start = 0; start < adIds.length; start += FATIGUE_PORTION) {
    const portion = adIds.slice(start, start + FATIGUE_PORTION)
    const rows = Map.groupBy(await reading.listDays(workspaceId, portion), ({ ad_id }) => ad_id)
    const fatigues = portion.map((id) => [id, findFatigue(toDaily(rows.get(id) ?? []))] as const)
    await createResultWritingRepository(transaction).saveFatigue(new Map(fatigues))
  }
}

/** Lines that tell several days at once say nothing about one of them. */
function toDaily(rows: readonly ResultDayRow[]) {
  return rows.filter(({ day, last_day }) => day === last_day).map((row) => ({ day: row.day, totals: toTotals(row) }))
}

function getSpan(days: readonly CollectedDay[]): { first_day: string | null; last_day: string | null } {
  const firsts = days.map(({ day }) => day).toSorted()
  const lasts = days.map(({ lastDay }) => lastDay).toSorted()
  return { first_day: firsts[0] ?? null, last_day: lasts.at(-1) ?? null }
}
