import type { FastifyInstance } from 'fastify'
import { registerWorkspaceActivityRoutes } from './workspace-activity.routes.ts'
import type { WorkspaceActivityService } from './workspace-activity.service.ts'

/** Wires the list of who did what in a workspace. */
export function registerWorkspaceActivity(
  app: FastifyInstance,
  { activity }: { activity: Pick<WorkspaceActivityService, 'list'> },
): void {
  registerWorkspaceActivityRoutes(app, activity)
}
