import {
  connectWorkspaceSource,
  disconnectWorkspaceSource,
  listWorkspaceSources,
  renewWorkspaceSource,
} from '@marquee/contract/workspace-sources'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { WorkspaceSourceService } from './workspace-sources.service.ts'

export function registerWorkspaceSourceRoutes(app: FastifyInstance, sources: WorkspaceSourceService): void {
  implement(app, listWorkspaceSources, ({ actor }) => sources.list(actor))
  implement(app, connectWorkspaceSource, async ({ actor, body }) => ({
    data: await sources.connect(actor, body.credentials),
  }))
  implement(app, renewWorkspaceSource, async ({ actor, params, body }) => ({
    data: await sources.renew(actor, params.id, body.credentials),
  }))
  implement(app, disconnectWorkspaceSource, ({ actor, params }) => sources.disconnect(actor, params.id))
}
