import { type BrandProfile, type BrandProfileInput, fontRole } from '@marquee/contract/brand-profiles'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import { isOlderThan, type NewestPosition } from '../../../platform/database/newest-first.ts'
import { lockVersion, setDeletedAt } from '../../../platform/database/workspace-rows.ts'

const storedFonts = z.array(z.object({ role: fontRole, family: z.string(), asset_id: z.uuid().nullable() }))
export type StoredFont = z.output<typeof storedFonts>[number]

/** A stored profile: its logos and fonts are asset ids. */
export type BrandProfileRecord = Omit<BrandProfile, 'logos' | 'fonts'> & { logo_ids: string[]; fonts: StoredFont[] }

/** The fields that a save writes. */
export type BrandProfileContent = Required<BrandProfileInput>

/** The SQL of brand profiles. Every function names the workspace; another workspace's id finds nothing. */
export function createBrandProfileRepository(db: Database) {
  function profiles(workspaceId: string) {
    return db.selectFrom('brand_profiles').selectAll().select([logoIds, fonts]).where('workspace_id', '=', workspaceId)
  }

  async function insertParts(id: string, { logo_ids, fonts: chosen }: BrandProfileContent, now: Date): Promise<void> {
    const times = { brand_profile_id: id, created_at: now, updated_at: now }
    if (logo_ids.length > 0) {
      const rows = logo_ids.map((asset_id, position) => ({ ...times, position, asset_id }))
      await db.insertInto('brand_profile_logos').values(rows).execute()
    }
    if (chosen.length > 0) {
      const rows = chosen.map((font) => ({ ...times, ...font }))
      await db.insertInto('brand_profile_fonts').values(rows).execute()
    }
  }

  return {
    /** Up to `limit` profiles that are not removed, newest first. */
    async list(workspaceId: string, after: NewestPosition | null, limit: number): Promise<BrandProfileRecord[]> {
      const query = profiles(workspaceId).where('deleted_at', 'is', null)
      const page = after === null ? query : query.where(isOlderThan(after))
      const rows = await page.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return rows.map(toRecord)
    },

    async find(workspaceId: string, id: string): Promise<BrandProfileRecord | undefined> {
      const row = await profiles(workspaceId).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
      return row && toRecord(row)
    },

    /** Also finds a profile that was removed since: its key stays used. */
    async getByIdempotencyKey(workspaceId: string, key: string): Promise<BrandProfileRecord> {
      return toRecord(await profiles(workspaceId).where('idempotency_key', '=', key).executeTakeFirstOrThrow())
    },

    /** Does nothing when the workspace has used the idempotency key already. */
    async insert(workspaceId: string, key: string, content: BrandProfileContent, now: Date): Promise<void> {
      const row = await db
        .insertInto('brand_profiles')
        .values({
          ...toColumns(content),
          workspace_id: workspaceId,
          idempotency_key: key,
          created_at: now,
          updated_at: now,
        })
        .onConflict((on) => on.columns(['workspace_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (row !== undefined) {
        await insertParts(row.id, content, now)
      }
    },

    /** Locks the profile until the transaction ends, so that the second of two saves sees the version of the first. */
    async lockVersion(workspaceId: string, id: string): Promise<number | undefined> {
      return await lockVersion(db, 'brand_profiles', { workspaceId, id }, sql`deleted_at is null`)
    },

    async replace(workspaceId: string, id: string, content: BrandProfileContent, now: Date): Promise<void> {
      await db
        .updateTable('brand_profiles')
        .set((column) => ({ ...toColumns(content), version: column('version', '+', 1), updated_at: now }))
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
      await db.deleteFrom('brand_profile_logos').where('brand_profile_id', '=', id).execute()
      await db.deleteFrom('brand_profile_fonts').where('brand_profile_id', '=', id).execute()
      await insertParts(id, content, now)
    },

    /** Sets or clears the time of removal. @returns whether the workspace has such a profile */
    async setDeletedAt(workspaceId: string, id: string, deletedAt: Date | null, now: Date): Promise<boolean> {
      return await setDeletedAt(db, 'brand_profiles', { workspaceId, id }, { deletedAt, now })
    },
  }
}

const logoIds = sql<
  string[]
>`array(select asset_id from brand_profile_logos where brand_profile_id = brand_profiles.id order by position)`.as(
  'logo_ids',
)

const fonts = sql<unknown>`
  (select coalesce(jsonb_agg(jsonb_build_object('role', role, 'family', family, 'asset_id', asset_id) order by role desc), '[]')
   from brand_profile_fonts where brand_profile_id = brand_profiles.id)
`.as('fonts')

function toColumns({ logo_ids: _logos, fonts: _fonts, ...columns }: BrandProfileContent) {
  return columns
}

type Row = Selectable<Tables['brand_profiles']> & { logo_ids: string[]; fonts: unknown }

function toRecord(row: Row): BrandProfileRecord {
  const { id, name, website, description, colors, voice, audience, always_include, never_mention, version } = row
  return {
    id,
    name,
    website,
    description,
    colors,
    voice,
    audience,
    always_include,
    never_mention,
    version,
    logo_ids: row.logo_ids,
    fonts: storedFonts.parse(row.fonts),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
