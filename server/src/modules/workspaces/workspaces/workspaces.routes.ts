import { createWorkspace, listWorkspaces, renameWorkspace, switchWorkspace } from '@marquee/contract/workspaces'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { WorkspaceChangeService } from '../../notifications/notifications.public.ts'
import type { OwnWorkspaceService } from './own-workspaces.service.ts'
import type { WorkspaceService } from './workspaces.service.ts'

export function registerWorkspaceRoutes(
  app: FastifyInstance,
  workspaces: WorkspaceService,
  ownWorkspaces: Pick<OwnWorkspaceService, 'create'>,
  changes: Pick<WorkspaceChangeService, 'announce'>,
): void {
  implement(app, listWorkspaces, ({ actor, query }) => workspaces.list(actor, query))
  implement(app, createWorkspace, async ({ actor, body }) => ({ data: await ownWorkspaces.create(actor, body) }))
  implement(app, renameWorkspace, async ({ actor, params, body }) => {
    const data = await workspaces.rename(actor, params.id, body.name)
    if (!data.is_current) {
      // The contract's changes are announced in the actor's current workspace, so those of another workspace are announced here.
      await changes.announce(params.id, renameWorkspace.changes)
    }
    return { data }
  })
  implement(app, switchWorkspace, async ({ actor, params }) => ({ data: await workspaces.switchTo(actor, params.id) }))
}
