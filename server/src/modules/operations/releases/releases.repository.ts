import { type ReleaseDescription, releaseDescription } from '@marquee/federation/registry'
import { type ReleaseFile, releaseFiles } from '@marquee/federation/release-protocol'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export interface NewRelease {
  description: ReleaseDescription
  files: readonly ReleaseFile[]
  uploadedBy: string
  now: Date
}

export interface StoredRelease {
  description: ReleaseDescription
  files: ReleaseFile[]
  isComplete: boolean
  isPreview: boolean
  uploadedBy: string
  lastLiveAt: Date | null
  rolledBackAt: Date | null
  createdAt: Date
}

/** The SQL of releases, which are immutable once they are complete. */
export function createReleaseRepository(db: Database) {
  function releases(name: string) {
    return db.selectFrom('releases').selectAll().where('package', '=', name)
  }

  return {
    /** Stores the announcement of an upload. An announcement that was never completed is replaced; a complete release stays. */
    async announce({ description, files, uploadedBy, now }: NewRelease): Promise<void> {
      const content = {
        description: JSON.stringify(description),
        files: JSON.stringify(files),
        bytes: String(files.reduce((sum, { size }) => sum + size, 0)),
        uploaded_by: uploadedBy,
        updated_at: now,
      }
      await db
        .insertInto('releases')
        .values({ ...content, package: description.name, release: description.release, created_at: now })
        .onConflict((on) =>
          on.columns(['package', 'release']).doUpdateSet(content).where('releases.is_complete', '=', false),
        )
        .execute()
    },

    async find(name: string, release: string): Promise<StoredRelease | null> {
      const row = await releases(name).where('release', '=', release).executeTakeFirst()
      return row === undefined ? null : toRelease(row)
    },

    /** The descriptions of these releases, in one query; releases that are not stored are left out. */
    async describe(wanted: ReadonlyArray<{ name: string; release: string }>): Promise<ReleaseDescription[]> {
      const names = wanted.map(({ name }) => name)
      const ids = wanted.map(({ release }) => release)
      const rows = await db
        .selectFrom('releases')
        .select('description')
        .where(sql<boolean>`(package, release) in (select * from unnest(${names}::text[], ${ids}::text[]))`)
        .execute()
      return rows.map(({ description }) => releaseDescription.parse(description))
    },

    /**
     * A complete release that has a file of this name and content.
     * @param hash the beginning of the file's SHA-256, in hexadecimal digits
     */
    async findByFile(name: string, file: string, hash: string): Promise<string | null> {
      const row = await releases(name)
        .clearSelect()
        .select('release')
        .where('is_complete', '=', true)
        .where(
          sql<boolean>`exists (select from jsonb_to_recordset(files) as file(name text, sha256 text)
            where file.name = ${file} and starts_with(file.sha256, ${hash}))`,
        )
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.release ?? null
    },

    /** Complete releases, newest first. */
    async list(name: string): Promise<StoredRelease[]> {
      const rows = await releases(name).where('is_complete', '=', true).orderBy('created_at', 'desc').execute()
      return rows.map(toRelease)
    },

    async update(
      name: string,
      release: string,
      values: {
        is_complete?: boolean
        is_preview?: boolean
        last_live_at?: Date
        rolled_back_at?: Date | null
        updated_at: Date
      },
    ): Promise<void> {
      await db.updateTable('releases').set(values).where('package', '=', name).where('release', '=', release).execute()
    },

    /** The releases that were live last, newest first, without those that were taken back and without `live`. */
    async listLiveBefore(name: string, live: string, limit: number): Promise<ReleaseDescription[]> {
      const rows = await releases(name)
        .clearSelect()
        .select('description')
        .where('release', '!=', live)
        .where('last_live_at', 'is not', null)
        .where('rolled_back_at', 'is', null)
        .where('is_complete', '=', true)
        .orderBy('last_live_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ description }) => releaseDescription.parse(description))
    },

    /** Removes releases without a pointer that are untouched since `before`; returns the removed releases. */
    async removeUnused(before: Date): Promise<{ name: string; release: string; files: ReleaseFile[] }[]> {
      const rows = await db
        .deleteFrom('releases')
        .where('updated_at', '<', before)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('release_channels')
                .select('release_channels.package')
                .whereRef('release_channels.package', '=', 'releases.package')
                .where((pointers) =>
                  pointers(pointers.ref('releases.release'), 'in', [
                    pointers.ref('release_channels.live'),
                    pointers.ref('release_channels.last_known_good'),
                    pointers.ref('release_channels.canary'),
                    pointers.ref('release_channels.preview'),
                  ]),
                ),
            ),
          ),
        )
        .returning(['package', 'release', 'files'])
        .execute()
      return rows.map(({ package: name, release, files }) => ({ name, release, files: releaseFiles.parse(files) }))
    },
  }
}

export type ReleaseRepository = ReturnType<typeof createReleaseRepository>

function toRelease(row: Selectable<Tables['releases']>): StoredRelease {
  return {
    description: releaseDescription.parse(row.description),
    files: releaseFiles.parse(row.files),
    isComplete: row.is_complete,
    isPreview: row.is_preview,
    uploadedBy: row.uploaded_by,
    lastLiveAt: row.last_live_at,
    rolledBackAt: row.rolled_back_at,
    createdAt: row.created_at,
  }
}
