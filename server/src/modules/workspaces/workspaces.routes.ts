import { listWorkspaces, renameWorkspace, switchWorkspace } from '@marquee/contract/workspaces'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { WorkspaceService } from './workspaces.service.ts'

export function registerWorkspaceRoutes(app: FastifyInstance, workspaces: WorkspaceService): void {
  implement(app, listWorkspaces, ({ actor, query }) => workspaces.list(actor, query))
  implement(app, renameWorkspace, async ({ actor, params, body }) => ({
    data: await workspaces.rename(actor, params.id, body.name),
  }))
  implement(app, switchWorkspace, async ({ actor, params }) => ({ data: await workspaces.switchTo(actor, params.id) }))
}
