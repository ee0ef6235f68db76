import { SITE_SOURCE, toSiteHost } from '@marquee/contract/site-hosts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { findStandingIds } from './standing-brands.repository.ts'

/** An ad's data of its brand. */
interface BrandDetails {
  /** The source's own id of the advertiser. */
  external_id: string
  name: string
  logo_url: string | null
  category: string | null
  website: string | null
}

export interface AdOfBrand {
  source: string
  /** The workspace that the ad, and with it the brand, belongs to; null for a common ad. */
  home_id: string | null
  /** Null when the source does not name the advertiser. */
  brand: BrandDetails | null
  landing_page?: string | null | undefined
}

type BrandKey = Pick<NamedBrand, 'source' | 'external_id'>
type NamedBrand = BrandDetails & Pick<AdOfBrand, 'source' | 'home_id'>
type BrandRow = NamedBrand & { id: string; merged_into_id: string | null }

/** The brand that an ad is stored with. */
export interface BrandOfAd {
  id: string
  /** The brand that the ad came with, when it is merged into the other; null otherwise. */
  namedId: string | null
  /** The name that the ad came with. */
  name: string
}

/** Finds the brand of an ad; null when the advertiser is not known. */
export type FindBrand = (ad: AdOfBrand) => BrandOfAd | null

/**
 * Adds new brands of ads, and updates changed ones. Brands are read first: nearly all exist and are unchanged, and an insert
 * with a conflict locks and writes even so.
 * A common ad without an advertiser has the brand that was confirmed for the site of its landing page, if there is one.
 */
export async function writeBrands(db: Database, ads: readonly AdOfBrand[], now: Date): Promise<FindBrand> {
  const brands = new Map<string, NamedBrand>()
  const sites = new Map<string, BrandKey>()
  for (const ad of ads) {
    const key = findKey(ad)
    if (ad.brand !== null) {
      const { source, home_id } = ad
      brands.set(toKey({ ...ad.brand, source }), { source, home_id, ...ad.brand })
    } else if (key !== null) {
      sites.set(toKey(key), key)
    }
  }
  const known = await readBrands(db, [...brands.values(), ...sites.values()])
  const stale = [...brands].filter(([key, brand]) => differs(known.get(key), brand))
  if (stale.length > 0) {
    // Every writer uses the same order; otherwise two simultaneous imports could lock each other's brands in a deadlock.
    const rows = stale.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, brand]) => brand)
    await upsertBrands(db, rows, now)
    for (const [key, brand] of await readBrands(db, rows)) {
      known.set(key, brand)
    }
  }
  const merged = [...known.values()].filter((row) => row.merged_into_id !== null).map((row) => row.id)
  const standing = await findStandingIds(db, merged, null)
  return (ad) => {
    const key = findKey(ad)
    const row = key === null ? undefined : known.get(toKey(key))
    if (row === undefined) {
      if (ad.brand !== null) {
        throw new Error(`The brand ${ad.brand.external_id} has just been removed.`)
      }
      return null
    }
    const into = standing.get(row.id)
    return into === undefined
      ? { id: row.id, namedId: null, name: row.name }
      : { id: into, namedId: row.id, name: row.name }
  }
}

/** The key of the brand that the source names, or else that of the landing page's site; null without either. */
function findKey({ source, home_id, brand, landing_page }: AdOfBrand): BrandKey | null {
  if (brand !== null) {
    return { source, external_id: brand.external_id }
  }
  const host = home_id === null ? toSiteHost(landing_page) : null
  return host === null ? null : { source: SITE_SOURCE, external_id: host }
}

function toKey({ source, external_id }: BrandKey): string {
  return `${source} ${external_id}`
}

async function readBrands(db: Database, brands: readonly BrandKey[]): Promise<Map<string, BrandRow>> {
  const { rows } = await sql<BrandRow>`
    select id, source, external_id, home_id, name, logo_url, category, website, merged_into_id
    from unnest(${brands.map((brand) => brand.source)}::text[], ${brands.map((brand) => brand.external_id)}::text[])
      as wanted (source, external_id)
    join brands using (source, external_id)
  `.execute(db)
  return new Map(rows.map((row) => [toKey(row), row]))
}

function differs(known: BrandRow | undefined, brand: NamedBrand): boolean {
  return (
    known === undefined ||
    known.name !== brand.name ||
    (['logo_url', 'category', 'website'] as const).some((detail) => {
      return brand[detail] !== null && brand[detail] !== known[detail]
    })
  )
}

async function upsertBrands(db: Database, brands: readonly NamedBrand[], now: Date): Promise<void> {
  await sql`
    insert into brands (source, external_id, home_id, name, logo_url, category, website, created_at, updated_at)
    select source, external_id, home_id, name, logo_url, category, website, ${now}, ${now}
    from json_to_recordset(${JSON.stringify(brands)}::json) as brand (
      source text, external_id text, home_id uuid, name text, logo_url text, category text, website text
    )
    on conflict (source, external_id) do update set
      name = excluded.name,
      logo_url = coalesce(excluded.logo_url, brands.logo_url),
      category = coalesce(excluded.category, brands.category),
      website = coalesce(excluded.website, brands.website),
      updated_at = excluded.updated_at
    where (brands.name, brands.logo_url, brands.category, brands.website) is distinct from (
      excluded.name,
      coalesce(excluded.logo_url, brands.logo_url),
      coalesce(excluded.category, brands.category),
      coalesce(excluded.website, brands.website)
    )
  `.execute(db)
}

/** Removes the brands of a source that no ad and no merged brand refers to any more. */
export async function removeUnusedBrands(db: Database, source: string): Promise<void> {
  await sql`
    delete from brands where source = ${source}
      and not exists (select from ads where ads.brand_id = brands.id or ads.named_brand_id = brands.id)
      and not exists (select from brands as merged where merged.merged_into_id = brands.id)
  `.execute(db)
}

/**
 * Finds the common brand of the same id at the same source as a workspace's, and makes it from that when there is none.
 * @returns its id, or that of the brand that it is a part of, and its id at the source
 */
export async function promoteBrand(
  transaction: Database,
  ownId: string,
  now: Date,
): Promise<{ id: string; external_id: string }> {
  await sql`
    insert into brands (source, external_id, name, logo_url, category, website, created_at, updated_at)
    select source, id_at_source(external_id, home_id), name, logo_url, category, website, ${now}, ${now}
    from brands where id = ${ownId} on conflict (source, external_id) do nothing
  `.execute(transaction)
  const { rows } = await sql<{ id: string; external_id: string }>`
    select standing_brand(common.id) as id, common.external_id from brands as own
    join brands as common on common.source = own.source
      and common.external_id = id_at_source(own.external_id, own.home_id)
    where own.id = ${ownId}
  `.execute(transaction)
  if (rows[0] === undefined) {
    throw new Error(`The brand ${ownId} has just been removed.`)
  }
  return rows[0]
}

/** Removes a workspace's brand, unless ads refer to it. */
export async function removeUnusedOwnBrand(transaction: Database, brandId: string): Promise<void> {
  await sql`
    delete from brands where id = ${brandId} and home_id is not null
      and not exists (select from ads where ads.brand_id = brands.id)
  `.execute(transaction)
}
