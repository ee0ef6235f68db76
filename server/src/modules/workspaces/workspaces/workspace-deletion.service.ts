import type { HandlerInput } from '@marquee/contract/endpoint'
import {
  DELETED_WORKSPACE_DAYS,
  type DeletedWorkspace,
  type listDeletedWorkspaces,
} from '@marquee/contract/workspace-settings'
import type { Workspace } from '@marquee/contract/workspaces'
import { z } from 'zod'
import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { requirePermission } from '../../../platform/http/require-permission.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { WorkspacePlans } from '../workspaces.ports.ts'
import type { WorkspaceActivityService } from '../workspace-activity/workspace-activity.service.ts'
import type { OwnWorkspaceService } from './own-workspaces.service.ts'
import { createWorkspaceDeletedMail } from './workspace-deleted.mail.ts'
import { createWorkspaceSettingsRepository } from './workspace-settings.repository.ts'
import type { WorkspaceService } from './workspaces.service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  mails: Pick<MailService, 'define' | 'send'>
  users: Pick<UserService, 'findDisplayNames'>
  plans: Pick<WorkspacePlans, 'isRenewing'>
  workspaces: Pick<WorkspaceService, 'get'>
  ownWorkspaces: Pick<OwnWorkspaceService, 'ensure'>
  activity: Pick<WorkspaceActivityService, 'record'>
  appUrl: string
}

const UNDO_MS = DELETED_WORKSPACE_DAYS * DAY_MS
const PLAN_RENEWS =
  'The plan of this workspace would go on being paid. Cancel the plan first, then delete the workspace.'

const position = z.object({ id: z.uuid() })

/**
 * Deletion that can be undone. A deleted workspace keeps its rows and its members, but it cannot be opened, and its content is not
 * found; thirty days later a job removes it.
 */
export function createWorkspaceDeletionService(dependencies: Dependencies) {
  const { db, clock, mails, users, plans, workspaces, ownWorkspaces, activity, appUrl } = dependencies
  const repository = createWorkspaceSettingsRepository(db)
  const mail = mails.define(createWorkspaceDeletedMail(appUrl))

  function since(): Date {
    return new Date(clock.now().getTime() - UNDO_MS)
  }

  return {
    /** @throws DomainError 404; 403 for members other than the owner; 409 while the plan would renew itself */
    async delete(actor: Actor, id: string): Promise<DeletedWorkspace> {
      const { name, role } = await workspaces.get(actor, id)
      requirePermission(role, 'workspace.delete')
      const now = clock.now()
      await db.transaction().execute(async (transaction) => {
        const changing = createWorkspaceSettingsRepository(transaction)
        const row = await changing.lock(id)
        if (row === undefined || row.deleted_at !== null) {
          throw notFound('workspace')
        }
        if (await plans.isRenewing(transaction, id)) {
          throw conflict(PLAN_RENEWS, 'plan_renews')
        }
        await changing.update(id, { deleted_at: now, updated_at: now })
        await activity.record(transaction, {
          workspaceId: id,
          actorId: actor.userId,
          action: 'workspace.deleted',
          subject: name,
        })
        const memberIds = await changing.listMemberIds(id)
        const names = await users.findDisplayNames(memberIds)
        for (const memberId of memberIds) {
          // An account always has a workspace, so members without another one get a new one.
          await ownWorkspaces.ensure(transaction, { id: memberId, displayName: names.get(memberId) ?? '' })
        }
        await mails.send(transaction, mail, actor.email, { name, purged_at: toPurgeTime(now).toISOString() })
      })
      return { id, name, deleted_at: now.toISOString(), purged_at: toPurgeTime(now).toISOString() }
    },

    /** A page of the workspaces that the user can restore. */
    async list(actor: Actor, { cursor, limit }: HandlerInput<typeof listDeletedWorkspaces>['query']) {
      const after = decodeCursor(position, cursor)
      const found = await repository.listDeleted(actor.userId, since(), after?.id ?? null, limit + 1)
      const { page, next_cursor } = takePage(found, limit, ({ id }) => ({ id }))
      return {
        data: page.flatMap(({ id, name, deleted_at }) =>
          deleted_at === null
            ? []
            : [{ id, name, deleted_at: deleted_at.toISOString(), purged_at: toPurgeTime(deleted_at).toISOString() }],
        ),
        meta: { next_cursor },
      }
    },

    /** @throws DomainError 404 for a workspace of another user, for one that is not deleted, and after the thirty days */
    async restore(actor: Actor, id: string): Promise<Workspace> {
      await db.transaction().execute(async (transaction) => {
        const changing = createWorkspaceSettingsRepository(transaction)
        const row = await changing.lock(id)
        const own = await changing.listOwned(actor.userId)
        const isOwn = own.some((workspace) => workspace.id === id)
        if (!isOwn || row === undefined || row.deleted_at === null || row.deleted_at <= since()) {
          throw notFound('workspace')
        }
        await changing.update(id, { deleted_at: null, updated_at: clock.now() })
        await activity.record(transaction, {
          workspaceId: id,
          actorId: actor.userId,
          action: 'workspace.restored',
          subject: row.name,
        })
      })
      return workspaces.get(actor, id)
    },

    /** Removes workspaces that can no longer be restored; their files are removed after their rows. */
    purge: (): Promise<void> => repository.purge(since()),
  }
}

export type WorkspaceDeletionService = ReturnType<typeof createWorkspaceDeletionService>

function toPurgeTime(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + UNDO_MS)
}
