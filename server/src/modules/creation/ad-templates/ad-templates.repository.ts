import { type AdTemplate, adTemplate } from '@marquee/contract/ad-templates'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import { isOlderThan, type NewestPosition } from '../../../platform/database/newest-first.ts'
import { setDeletedAt } from '../../../platform/database/workspace-rows.ts'

export type AdTemplateContent = Omit<AdTemplate, 'id' | 'created_at'>

/** The workspace that owns the templates and the user who owns the favourites. */
export interface TemplateOwner {
  workspaceId: string
  userId: string
}

/** The SQL of a workspace's own ad templates and of favourites. Every function names the workspace. */
export function createAdTemplateRepository(db: Database) {
  const templates = (workspaceId: string) =>
    db.selectFrom('ad_templates').selectAll().where('workspace_id', '=', workspaceId)

  return {
    /** Up to `limit` templates that are not removed, newest first. */
    async list(workspaceId: string, after: NewestPosition | null, limit: number): Promise<AdTemplate[]> {
      let query = templates(workspaceId).where('deleted_at', 'is', null)
      if (after !== null) {
        query = query.where(isOlderThan(after))
      }
      const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return rows.map(toAdTemplate)
    },

    async find(workspaceId: string, id: string): Promise<AdTemplate | undefined> {
      const row = await templates(workspaceId).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
      return row && toAdTemplate(row)
    },

    /** Stores a template unless the workspace has used the key already. @returns the template of this key */
    async insert(
      { workspaceId, userId }: TemplateOwner,
      key: string,
      { name, style, niches, texts, formats }: AdTemplateContent,
      now: Date,
    ): Promise<AdTemplate> {
      await db
        .insertInto('ad_templates')
        .values({
          workspace_id: workspaceId,
          idempotency_key: key,
          name,
          style,
          niches,
          texts: JSON.stringify(texts),
          formats: JSON.stringify(formats),
          created_by: userId,
          created_at: now,
          updated_at: now,
        })
        .onConflict((on) => on.columns(['workspace_id', 'idempotency_key']).doNothing())
        .execute()
      return toAdTemplate(await templates(workspaceId).where('idempotency_key', '=', key).executeTakeFirstOrThrow())
    },

    /** Sets or clears the time of removal. @returns whether the workspace has such a template */
    async setDeletedAt(workspaceId: string, id: string, deletedAt: Date | null, now: Date): Promise<boolean> {
      return await setDeletedAt(db, 'ad_templates', { workspaceId, id }, { deletedAt, now })
    },

    /** The ids of a user's favourites, the latest first. */
    async listFavorites({ workspaceId, userId }: TemplateOwner): Promise<string[]> {
      const rows = await db
        .selectFrom('favorite_ad_templates')
        .select('template_id')
        .where('workspace_id', '=', workspaceId)
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('template_id')
        .execute()
      return rows.map(({ template_id }) => template_id)
    },

    async addFavorite({ workspaceId, userId }: TemplateOwner, templateId: string, now: Date): Promise<void> {
      await db
        .insertInto('favorite_ad_templates')
        .values({ workspace_id: workspaceId, user_id: userId, template_id: templateId, created_at: now })
        .onConflict((on) => on.columns(['workspace_id', 'user_id', 'template_id']).doNothing())
        .execute()
    },

    async removeFavorite({ workspaceId, userId }: TemplateOwner, templateId: string): Promise<void> {
      await db
        .deleteFrom('favorite_ad_templates')
        .where('workspace_id', '=', workspaceId)
        .where('user_id', '=', userId)
        .where('template_id', '=', templateId)
        .execute()
    },
  }
}

function toAdTemplate(row: Selectable<Tables['ad_templates']>): AdTemplate {
  const { id, name, style, niches, texts, formats, created_at } = row
  return adTemplate.parse({ id, name, style, niches, texts, formats, created_at: created_at.toISOString() })
}
