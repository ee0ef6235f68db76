import { listWorkspaceActivity } from '@marquee/contract/workspace-activity'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { WorkspaceActivityService } from './workspace-activity.service.ts'

export function registerWorkspaceActivityRoutes(
  app: FastifyInstance,
  activity: Pick<WorkspaceActivityService, 'list'>,
): void {
  implement(app, listWorkspaceActivity, ({ actor, query }) => activity.list(actor, query))
}
