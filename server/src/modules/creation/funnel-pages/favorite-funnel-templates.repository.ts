import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'

type Owner = Pick<Actor, 'workspaceId' | 'userId'>

/** The SQL of favourite funnel templates. Every function names the workspace and the user. */
export function createFavoriteFunnelTemplateRepository(db: Database) {
  return {
    /** The ids, the latest first. */
    async list({ workspaceId, userId }: Owner): Promise<string[]> {
      const rows = await db
        .selectFrom('favorite_funnel_templates')
        .select('template_id')
        .where('workspace_id', '=', workspaceId)
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('template_id')
        .execute()
      return rows.map(({ template_id }) => template_id)
    },

    async add({ workspaceId, userId }: Owner, templateId: string, now: Date): Promise<void> {
      await db
        .insertInto('favorite_funnel_templates')
        .values({ workspace_id: workspaceId, user_id: userId, template_id: templateId, created_at: now })
        .onConflict((on) => on.columns(['workspace_id', 'user_id', 'template_id']).doNothing())
        .execute()
    },

    async remove({ workspaceId, userId }: Owner, templateId: string): Promise<void> {
      await db
        .deleteFrom('favorite_funnel_templates')
        .where('workspace_id', '=', workspaceId)
        .where('user_id', '=', userId)
        .where('template_id', '=', templateId)
        .execute()
    },
  }
}
