import {
  adRecord,
  type AdRecord,
  createAdWriter,
  toStoredAd,
} from '../modules/library/ads/writing/ad-writer.service.ts'
import type { TestServer } from './test-server.ts'

let count = 0

/** An ad as a source delivers it, with default values for all fields that a test does not set. */
export function buildAdRecord(changes: Partial<AdRecord> = {}): AdRecord {
  count += 1
  return {
    source: 'upload',
    external_id: `test-${count}`,
    brand: { name: `Brand ${count}` },
    body: 'A plain ad',
    ...changes,
  }
}

/** Adds ads to the library. @returns their ids, in the order of the records */
export async function addAds(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  ads: readonly Partial<AdRecord>[],
): Promise<string[]> {
  const records = ads.map(buildAdRecord)
  await createAdWriter({ db, clock }).ingest(records)
  const rows = await db
    .selectFrom('ads')
    .select(['id', 'external_id'])
    .where(
      'external_id',
      'in',
      records.map((record) => record.external_id),
    )
    .execute()
  const ids = new Map(rows.map((row) => [row.external_id, row.id]))
  return records.map((record) => ids.get(record.external_id) ?? '')
}

/** Adds ads that a workspace brought in itself. @returns their ids, in the order of the records */
export async function addOwnAds(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { workspaceId }: { workspaceId: string },
  ads: readonly Partial<AdRecord>[],
): Promise<string[]> {
  const prepared = ads.map((changes, index) => {
    return { line: index + 1, ad: toStoredAd(adRecord.parse(buildAdRecord(changes)), workspaceId) }
  })
  const writer = createAdWriter({ db, clock })
  await db.transaction().execute((transaction) => writer.writePrepared(transaction, prepared))
  await writer.refresh()
  const rows = await db.selectFrom('ads').select(['id', 'external_id']).where('home_id', '=', workspaceId).execute()
  const ids = new Map(rows.map((row) => [row.external_id, row.id]))
  return prepared.map(({ ad }) => ids.get(ad.external_id) ?? '')
}
