import type { FlagType } from '@marquee/contract/feature-flag-rules'
import type { FeatureFlag, FeatureFlagChange } from '@marquee/contract/feature-flags'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** The fields that a save writes. */
export interface FlagContent {
  description: string
  type: FlagType
  default_value: unknown
  rules: Record<string, unknown>[]
  is_enabled: boolean
}

/** The author and the time of a change. */
export interface Change {
  by: { id: string; name: string }
  at: Date
}

/** The SQL of the flags and of their history. */
export function createFeatureFlagRepository(db: Database) {
  function flags() {
    return db
      .selectFrom('feature_flags')
      .leftJoin('feature_flag_changes', (join) =>
        join
          .onRef('feature_flag_changes.flag_key', '=', 'feature_flags.key')
          .onRef('feature_flag_changes.version', '=', 'feature_flags.version'),
      )
      .select(['key', 'description', 'type', 'feature_flags.default_value', 'feature_flags.rules'])
      .select(['feature_flags.is_enabled', 'feature_flags.version', 'feature_flags.created_at', 'updated_at'])
      .select('feature_flag_changes.changed_by_name as updated_by')
      .where('removed_at', 'is', null)
  }

  return {
    async list(): Promise<FeatureFlag[]> {
      const rows = await flags().orderBy('key').execute()
      return rows.map(toFlag)
    },

    async find(key: string): Promise<FeatureFlag | undefined> {
      const row = await flags().where('key', '=', key).executeTakeFirst()
      return row && toFlag(row)
    },

    /** A removed flag frees its key for a new flag, which continues its history. @returns whether the key was free */
    async insert(key: string, content: FlagContent, { at }: Change): Promise<boolean> {
      const result = await db
        .insertInto('feature_flags')
        .values({ ...toColumns(content), key, created_at: at, updated_at: at })
        .onConflict((on) =>
          on
            .column('key')
            .doUpdateSet((column) => ({
              ...toColumns(content),
              version: column('feature_flags.version', '+', 1),
              removed_at: null,
              created_at: at,
              updated_at: at,
            }))
            .where('feature_flags.removed_at', 'is not', null),
        )
        .executeTakeFirst()
      return result.numInsertedOrUpdatedRows === 1n
    },

    /** Locks the flag until the transaction ends, so that the second of two concurrent saves sees the version of the first. */
    async lockVersion(key: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('feature_flags')
        .select('version')
        .where('key', '=', key)
        .where('removed_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      return row?.version
    },

    async replace(key: string, content: FlagContent, { at }: Change): Promise<void> {
      await db
        .updateTable('feature_flags')
        .set((column) => ({ ...toColumns(content), version: column('version', '+', 1), updated_at: at }))
        .where('key', '=', key)
        .execute()
    },

    /** Removes or restores the flag. @returns whether that changed anything */
    async setRemoved(key: string, isRemoved: boolean, { at }: Change): Promise<boolean> {
      const result = await db
        .updateTable('feature_flags')
        .set((column) => ({
          removed_at: isRemoved ? at : null,
          version: column('version', '+', 1),
          updated_at: at,
        }))
        .where('key', '=', key)
        .where('removed_at', isRemoved ? 'is' : 'is not', null)
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },

    /** Records the flag's current content and the author of the change. */
    async recordChange(key: string, { by, at }: Change): Promise<void> {
      await sql`
        insert into feature_flag_changes
          (flag_key, version, default_value, rules, is_enabled, is_removed, changed_by, changed_by_name,
          created_at)
        select key, version, default_value, rules, is_enabled, removed_at is not null, ${by.id}::uuid, ${by.name}::text, ${at}::timestamptz
        from feature_flags where key = ${key}
      `.execute(db)
    },

    /** Up to `limit` changes before a version, newest first. */
    async listChanges(key: string, before: number | null, limit: number): Promise<FeatureFlagChange[]> {
      let query = db.selectFrom('feature_flag_changes').selectAll().where('flag_key', '=', key)
      if (before !== null) {
        query = query.where('version', '<', before)
      }
      const rows = await query.orderBy('version', 'desc').limit(limit).execute()
      return rows.map((row) => ({
        version: row.version,
        changed_by: row.changed_by_name,
        changed_at: row.created_at.toISOString(),
        default_value: row.default_value,
        rules: row.rules,
        is_enabled: row.is_enabled,
        is_removed: row.is_removed,
      }))
    },
  }
}

function toColumns({ description, type, default_value, rules, is_enabled }: FlagContent) {
  return {
    description,
    type,
    is_enabled,
    default_value: JSON.stringify(default_value),
    rules: JSON.stringify(rules),
  }
}

type Row = Omit<FeatureFlag, 'created_at' | 'updated_at'> & {
  created_at: Date
  updated_at: Date
}

function toFlag({ created_at, updated_at, ...flag }: Row): FeatureFlag {
  return { ...flag, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}
