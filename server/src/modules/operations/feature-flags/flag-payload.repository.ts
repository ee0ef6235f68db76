import type { FlagDocuments } from '@marquee/contract/feature-flags'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** The document that browsers get, and its revision. */
export interface FlagPayload {
  revision: number
  /** GrowthBook's document, as JSON. */
  json: string
}

type DocumentChanges = Omit<FlagDocuments, 'contextual_bandits'> & {
  /** Undefined: the stored documents stay unchanged. */
  contextual_bandits?: FlagDocuments['contextual_bandits'] | undefined
}

/** The SQL of the one document that browsers get. */
export function createFlagPayloadRepository(db: Database) {
  async function readDocuments(): Promise<FlagDocuments> {
    const row = await db.selectFrom('feature_flag_payload').selectAll().executeTakeFirstOrThrow()
    const { experiments, saved_groups, contextual_bandits, documents_version: version } = row
    return { experiments, saved_groups, contextual_bandits, version }
  }

  return {
    readDocuments,

    async readRevision(): Promise<number> {
      const row = await db.selectFrom('feature_flag_payload').select('revision').executeTakeFirstOrThrow()
      return row.revision
    },

    /** Reads in one statement, so that features, documents and revision are consistent. Flags that are off are left out. */
    async read(): Promise<FlagPayload> {
      const row = await db
        .selectFrom('feature_flag_payload')
        .select(['revision', 'experiments', 'saved_groups', 'contextual_bandits', 'updated_at', enabledFeatures])
        .executeTakeFirstOrThrow()
      const json = JSON.stringify({
        status: 200,
        features: row.features,
        experiments: row.experiments,
        savedGroups: row.saved_groups,
        contextualBandits: row.contextual_bandits,
        dateUpdated: row.updated_at.toISOString(),
      })
      return { revision: row.revision, json }
    },

    /** Increments the revision. Concurrent changes wait here until the earlier transaction ends. */
    async advance(now: Date): Promise<void> {
      await db
        .updateTable('feature_flag_payload')
        .set((column) => ({
          revision: column('revision', '+', 1),
          updated_at: sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`,
        }))
        .execute()
    },

    /** @returns whether `version` was the stored one */
    async replaceDocuments({
      experiments,
      saved_groups,
      contextual_bandits,
      version,
    }: DocumentChanges): Promise<boolean> {
      const result = await db
        .updateTable('feature_flag_payload')
        .set((column) => ({
          experiments: JSON.stringify(experiments),
          saved_groups: JSON.stringify(saved_groups),
          ...(contextual_bandits !== undefined && { contextual_bandits: JSON.stringify(contextual_bandits) }),
          documents_version: column('documents_version', '+', 1),
        }))
        .where('documents_version', '=', version)
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },
  }
}

export type FlagPayloadRepository = ReturnType<typeof createFlagPayloadRepository>

const enabledFeatures = sql<Record<string, unknown>>`coalesce(
  (select jsonb_object_agg(key, jsonb_build_object('defaultValue', default_value, 'rules', rules))
   from feature_flags where is_enabled and removed_at is null),
  '{}'
)`.as('features')
