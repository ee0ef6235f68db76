import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** An ad's data of its brand. */
interface BrandDetails {
  /** The source's own id of the advertiser. */
  external_id: string
  name: string
  is_placeholder: boolean
  logo_url: string | null
  category: string | null
  website: string | null
}

export interface AdOfBrand {
  source: string
  brand: BrandDetails
}

type NamedBrand = BrandDetails & { source: string }
type BrandRow = NamedBrand & { id: string }

/** Finds a brand by the ad's data of it. */
export type BrandIds = (ad: AdOfBrand) => string

/**
 * Adds new brands of ads, and updates changed ones. Brands are read first: nearly all exist and are unchanged, and an insert
 * with a conflict locks and writes even so.
 */
export async function writeBrands(db: Database, ads: readonly AdOfBrand[], now: Date): Promise<BrandIds> {
  const brands = new Map(ads.map(({ source, brand }) => [toKey(source, brand), { source, ...brand }]))
  const known = await readBrands(db, [...brands.values()])
  const stale = [...brands].filter(([key, brand]) => differs(known.get(key), brand))
  if (stale.length > 0) {
    // Every writer uses the same order; otherwise two simultaneous imports could lock each other's brands in a deadlock.
    const rows = stale.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, brand]) => brand)
    await upsertBrands(db, rows, now)
    for (const [key, brand] of await readBrands(db, rows)) {
      known.set(key, brand)
    }
  }
  return ({ source, brand }) => {
    const row = known.get(toKey(source, brand))
    if (row === undefined) {
      throw new Error(`The brand ${brand.external_id} has just been removed.`)
    }
    return row.id
  }
}

function toKey(source: string, { external_id }: Pick<NamedBrand, 'external_id'>): string {
  return `${source} ${external_id}`
}

async function readBrands(db: Database, brands: readonly NamedBrand[]): Promise<Map<string, BrandRow>> {
  const { rows } = await sql<BrandRow>`
    select id, source, external_id, name, is_placeholder, logo_url, category, website
    from unnest(${brands.map((brand) => brand.source)}::text[], ${brands.map((brand) => brand.external_id)}::text[])
      as wanted (source, external_id)
    join brands using (source, external_id)
  `.execute(db)
  return new Map(rows.map((row) => [toKey(row.source, row), row]))
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
    insert into brands (source, external_id, name, is_placeholder, logo_url, category, website, created_at, updated_at)
    select source, external_id, name, is_placeholder, logo_url, category, website, ${now}, ${now}
    from json_to_recordset(${JSON.stringify(brands)}::json) as brand (
      source text, external_id text, name text, is_placeholder boolean, logo_url text, category text, website text
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

/** Removes the brands of a source that no ad refers to any more. */
export async function removeUnusedBrands(db: Database, source: string): Promise<void> {
  await sql`
    delete from brands where source = ${source} and not exists (select from ads where ads.brand_id = brands.id)
  `.execute(db)
}
