import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { markBrandsDue } from '../../brand-insights/brand-counts.service.ts'
import { createBrandWriter } from '../../brands/brand-writing.service.ts'
import { lockSources } from './lock-sources.repository.ts'
import { AD_REFERENCES, BRAND_REFERENCES, type Reference } from './own-references.ts'
import type { StoredAd } from './stored-ad.ts'

/** A row of a workspace, and the common one of the same id at the same source. */
interface Pair {
  own_id: string
  common_id: string
}

type Identity = Pick<StoredAd, 'source' | 'external_id'>

interface CommonAd extends Identity {
  /** Null when the advertiser is not known. */
  brand: Pick<Identity, 'external_id'> | null
}

/**
 * Makes ads of workspaces common that a source of ours brings as well: what the workspaces keep of them follows to the common ad, which
 * has the source's facts, and their own ads are removed. Followers of an advertiser that only the workspace had follow the common brand.
 * Call it in the transaction that wrote the common ads.
 */
export async function confirmOwnAds(transaction: Database, written: readonly CommonAd[]): Promise<void> {
  const brands = written.flatMap(({ source, brand }) => {
    return brand === null ? [] : [{ source, external_id: brand.external_id }]
  })
  // One by one: several workspaces may have the same ad, and what refers to both of theirs can follow once.
  for (const pair of await listPairs(transaction, 'ads', written)) {
    await moveReferences(transaction, AD_REFERENCES, pair)
    await sql`delete from ads where id = ${pair.own_id}`.execute(transaction)
  }
  for (const pair of await listPairs(transaction, 'brands', brands)) {
    await moveReferences(transaction, BRAND_REFERENCES, pair)
    await createBrandWriter(transaction).removeUnusedOwn(pair.own_id)
  }
}

/**
 * Makes an ad of a workspace common as it stands, with its advertiser. What other workspaces keep of the same ad follows to it.
 * Call it in a transaction.
 * @returns false for an ad that does not exist, or is common
 */
export async function promoteOwnAd(transaction: Database, id: string, now: Date): Promise<boolean> {
  const ad = await transaction.selectFrom('ads').select(['source', 'brand_id']).where('id', '=', id).executeTakeFirst()
  await lockSources(transaction, ad === undefined ? [] : [ad.source])
  const brand = ad?.brand_id ? await createBrandWriter(transaction).promote(ad.brand_id, now) : null
  const brandId = brand?.id ?? null
  const { rows } = await sql<Identity>`
    update ads set home_id = null, external_id = id_at_source(external_id, home_id), brand_id = ${brandId}, created_at = ${now},
      updated_at = ${now}
    where id = ${id} and home_id is not null returning source, external_id
  `.execute(transaction)
  await sql`
    update ad_search set home_id = null, brand_id = ${brandId}, updated_at = ${now}
    where ad_id = ${id} and home_id is not null
  `.execute(transaction)
  await markBrandsDue(transaction, brandId === null ? [] : [brandId], now)
  await confirmOwnAds(
    transaction,
    rows.map((row) => ({ ...row, brand })),
  )
  return rows.length > 0
}

async function listPairs(transaction: Database, table: 'ads' | 'brands', wanted: readonly Identity[]): Promise<Pair[]> {
  const commonId: RawBuilder<string> = table === 'ads' ? sql`common.id` : sql`standing_brand(common.id)`
  const { rows } = await sql<Pair>`
    select distinct own.id as own_id, ${commonId} as common_id
    from unnest(${wanted.map(({ source }) => source)}::text[], ${wanted.map((one) => one.external_id)}::text[])
      as wanted (source, external_id)
    join ${sql.table(table)} as own on own.source = wanted.source
      and id_at_source(own.external_id, own.home_id) = wanted.external_id and own.home_id is not null
    join ${sql.table(table)} as common on common.source = wanted.source and common.external_id = wanted.external_id
    order by own.id
  `.execute(transaction)
  return rows
}

async function moveReferences(
  transaction: Database,
  references: readonly Reference[],
  { own_id, common_id }: Pair,
): Promise<void> {
  for (const { table, column, rival } of references) {
    const name = sql.table(table)
    const sameRow = rival.map((key) => sql`rival.${sql.ref(key)} = own.${sql.ref(key)}`)
    const isFree =
      rival.length === 0
        ? sql`true`
        : sql`not exists (
            select from ${name} as rival where rival.${sql.ref(column)} = ${common_id} and ${sql.join(sameRow, sql` and `)}
          )`
    await sql`
      update ${name} as own set ${sql.ref(column)} = ${common_id} where own.${sql.ref(column)} = ${own_id} and ${isFree}
    `.execute(transaction)
  }
}
