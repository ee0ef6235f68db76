import { type Lead, leadField } from '@marquee/contract/leads'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isOlderThan, type NewestPosition } from '../../../platform/database/newest-first.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type NewLead = Omit<Insertable<Tables['leads']>, 'fields'> & Pick<Lead, 'fields'>

/** The SQL of leads and of how they are kept. Functions for members name the workspace. */
export function createLeadRepository(db: Database) {
  return {
    /** @returns the id */
    async insert({ fields, ...row }: NewLead): Promise<string> {
      const { id } = await db
        .insertInto('leads')
        .values({ ...row, fields: JSON.stringify(fields) })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** Up to `limit` leads, newest first. */
    async list(
      workspaceId: string,
      { pageId, after, limit }: { pageId: string | undefined; after: NewestPosition | null; limit: number },
    ): Promise<Lead[]> {
      let query = db.selectFrom('leads').selectAll().where('workspace_id', '=', workspaceId)
      if (pageId !== undefined) {
        query = query.where('page_id', '=', pageId)
      }
      if (after !== null) {
        query = query.where(isOlderThan(after))
      }
      return (await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()).map(toLead)
    },

    /** The lead and its workspace, for its webhook. */
    async findForWebhook(id: string): Promise<{ lead: Lead; workspaceId: string; address: string } | undefined> {
      const row = await db
        .selectFrom('leads')
        .innerJoin('lead_settings', 'lead_settings.workspace_id', 'leads.workspace_id')
        .selectAll('leads')
        .select('lead_settings.webhook_url')
        .where('leads.id', '=', id)
        .executeTakeFirst()
      return row === undefined || row.webhook_url === null
        ? undefined
        : { lead: toLead(row), workspaceId: row.workspace_id, address: row.webhook_url }
    },

    /** @returns whether the workspace had such a lead */
    async delete(workspaceId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('leads')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    /** Deletes the leads of every workspace that are older than it keeps them. */
    async deleteExpired(now: Date): Promise<void> {
      await db
        .deleteFrom('leads')
        .using('lead_settings')
        .whereRef('lead_settings.workspace_id', '=', 'leads.workspace_id')
        .where(sql<boolean>`leads.created_at < ${now}::timestamptz - make_interval(days => lead_settings.keep_days)`)
        .execute()
    },

    async findSettings(workspaceId: string) {
      return db
        .selectFrom('lead_settings')
        .select(['keep_days', 'webhook_url'])
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst()
    },

    async saveSettings(
      workspaceId: string,
      settings: { keep_days: number | null; webhook_url: string | null },
      now: Date,
    ): Promise<void> {
      const values = { ...settings, updated_at: now }
      await db
        .insertInto('lead_settings')
        .values({ workspace_id: workspaceId, ...values })
        .onConflict((on) => on.column('workspace_id').doUpdateSet(values))
        .execute()
    },
  }
}

function toLead(row: Selectable<Tables['leads']>): Lead {
  const { id, page_id, page_title, fields, consent, created_at } = row
  return {
    id,
    page_id,
    page_title,
    fields: leadField.array().parse(fields),
    consent,
    created_at: created_at.toISOString(),
  }
}
