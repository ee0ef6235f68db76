import type { HandlerInput } from '@marquee/contract/endpoint'
import type { ActivityAction, listWorkspaceActivity } from '@marquee/contract/workspace-activity'
import type { WorkspaceRole } from '@marquee/contract/workspaces'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { toAvatarUrl } from '../../identity/identity.public.ts'
import { createWorkspaceActivityRepository } from './workspace-activity.repository.ts'

export interface ActivityEntry {
  workspaceId: string
  actorId: string
  action: ActivityAction
  subject?: string
  role?: WorkspaceRole
}

const position = z.object({ id: z.uuid() })

/** The activity of a workspace: which member did what. */
export function createWorkspaceActivityService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Writes an entry inside the transaction of its change, so that neither exists without the other. */
    record(transaction: Database, { workspaceId, actorId, action, subject, role }: ActivityEntry): Promise<void> {
      return createWorkspaceActivityRepository(transaction).insert({
        workspace_id: workspaceId,
        actor_id: actorId,
        action,
        subject: subject ?? null,
        role: role ?? null,
        created_at: clock.now(),
      })
    },

    /** A page of the activity of the user's current workspace, the newest first. */
    async list(actor: Actor, { cursor, limit }: HandlerInput<typeof listWorkspaceActivity>['query']) {
      const before = decodeCursor(position, cursor)
      const found = await createWorkspaceActivityRepository(db).list(actor.workspaceId, before?.id ?? null, limit + 1)
      const { page, next_cursor } = takePage(found, limit, (last) => ({ id: last.id }))
      return {
        data: page.map(({ id, action, actor: name, picture_name, subject, role, created_at }) => ({
          id,
          action,
          actor: name,
          actor_picture_url: toAvatarUrl(picture_name),
          subject,
          role,
          created_at: created_at.toISOString(),
        })),
        meta: { next_cursor },
      }
    },
  }
}

export type WorkspaceActivityService = ReturnType<typeof createWorkspaceActivityService>
