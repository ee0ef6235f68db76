import { getWorkspaceSummary } from '@marquee/contract/workspace-summary'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { WorkspaceSummaryService } from './workspace-summary.service.ts'

export function registerWorkspaceSummaryRoutes(app: FastifyInstance, summaries: WorkspaceSummaryService): void {
  implement(app, getWorkspaceSummary, async ({ actor }) => ({ data: await summaries.get(actor) }))
}
