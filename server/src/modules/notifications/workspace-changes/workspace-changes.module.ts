import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import { registerWorkspaceChangeRoutes } from './workspace-changes.routes.ts'
import { createWorkspaceChangeService, type WorkspaceChangeService } from './workspace-changes.service.ts'

/** Wires the stream of changes that pages follow. */
export function registerWorkspaceChanges(
  app: FastifyInstance,
  { database: db, clock, log }: AppDependencies,
  neighbours: { sessions: Sessions; readReleaseGeneration: () => Promise<number> },
): WorkspaceChangeService {
  const changes = createWorkspaceChangeService({ db, clock, log, ...neighbours })
  registerWorkspaceChangeRoutes(app, changes)
  return changes
}
