import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { StoredAd } from '../writing/stored-ad.ts'
import { type ComparedAd, findAdChanges } from './find-ad-changes.ts'

interface EarlierAd extends ComparedAd {
  id: string
  source: string
  external_id: string
}

/**
 * Keeps the stored version of ads that are about to be replaced by these, where users would see a difference. Call it inside the
 * transaction of the replacement, before it.
 */
export async function keepEarlierVersions(db: Database, ads: readonly StoredAd[], now: Date): Promise<void> {
  if (ads.length === 0) {
    return
  }
  const next = new Map(ads.map((ad) => [toKey(ad), ad]))
  const changed = (await readStored(db, ads)).flatMap((before) => {
    const after = next.get(toKey(before))
    const changes = after === undefined ? [] : findAdChanges(before, toCompared(after))
    return changes.length === 0 ? [] : [{ ad_id: before.id, changes }]
  })
  if (changed.length > 0) {
    await insertVersions(db, changed, now)
  }
}

function toKey({ source, external_id }: Pick<EarlierAd, 'source' | 'external_id'>): string {
  return `${source} ${external_id}`
}

function toCompared(ad: StoredAd): ComparedAd {
  return {
    title: ad.title ?? null,
    body: ad.body,
    link_description: ad.link_description ?? null,
    cta_text: ad.cta_text ?? null,
    landing_page: ad.landing_page ?? null,
    cards: ad.cards,
    media: ad.media.map(({ kind, hash, external_url, poster_url, storage_key, recipe }) => ({
      kind,
      hash: hash ?? null,
      address: external_url,
      poster: poster_url,
      storage_key: storage_key ?? null,
      recipe: recipe ?? null,
    })),
  }
}

/** The stored ads, with the addresses at the source also of media that were copied into our storage since. */
async function readStored(db: Database, ads: readonly StoredAd[]): Promise<EarlierAd[]> {
  const source = (key: 'storage_key' | 'poster_key') => sql`(
    select source_url from media_copies as copy
    where copy.ad_id = ads.id and copy.storage_key = ad_media.${sql.ref(key)} order by source_url limit 1
  )`
  const { rows } = await sql<EarlierAd>`
    select id, source, external_id, title, body, link_description, cta_text, landing_page, cards,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'kind', kind, 'hash', hash, 'storage_key', storage_key, 'recipe', recipe,
          'address', coalesce(${source('storage_key')}, external_url), 'poster', coalesce(${source('poster_key')}, poster_url)
        )) from ad_media where ad_id = ads.id
      ), '[]') as media
    from unnest(${ads.map((ad) => ad.source)}::text[], ${ads.map((ad) => ad.external_id)}::text[])
      as wanted (source, external_id)
    join ads using (source, external_id)
  `.execute(db)
  return rows
}

async function insertVersions(
  db: Database,
  changed: readonly { ad_id: string; changes: readonly string[] }[],
  now: Date,
): Promise<void> {
  await sql`
    with kept as (
      insert into ad_versions (
        ad_id, title, body, link_description, cta_text, landing_page, cards, changes, first_seen_at, last_seen_at, replaced_at
      )
      select ads.id, title, body, link_description, cta_text, landing_page, cards, changed.changes,
        coalesce((select max(replaced_at) from ad_versions as earlier where earlier.ad_id = ads.id), ads.first_seen_at),
        ad_stats.last_seen_at, ${now}
      from json_to_recordset(${JSON.stringify(changed)}::json) as changed (ad_id uuid, changes text[])
      join ads on ads.id = changed.ad_id
      join ad_stats on ad_stats.ad_id = ads.id
      returning id, ad_id
    )
    insert into ad_version_media (
      id, version_id, position, kind, width, height, duration_s, palette, hash, storage_key, recipe, external_url,
      poster_url, poster_key
    )
    select ad_media.id, kept.id, position, kind, width, height, duration_s, palette, hash, storage_key, recipe, external_url,
      poster_url, poster_key
    from kept join ad_media on ad_media.ad_id = kept.ad_id
  `.execute(db)
}
