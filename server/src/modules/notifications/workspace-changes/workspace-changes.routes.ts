import { streamWorkspaceChanges } from '@marquee/contract/workspace-changes'
import type { FastifyInstance } from 'fastify'
import { sendEventStream } from '../../../platform/http/event-streams.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { WorkspaceChangeService } from './workspace-changes.service.ts'

/**
 * The stream, and its source: every successful call of an endpoint whose contract names `changes`. Changes are announced before the
 * answer is sent, so that an acknowledged change is never missed. Only routes that are registered later are covered.
 */
export function registerWorkspaceChangeRoutes(app: FastifyInstance, changes: WorkspaceChangeService): void {
  app.addHook('onSend', async (request, reply) => {
    const { actor } = request
    const topics = request.routeOptions.config.changes ?? []
    if (topics.length > 0 && reply.statusCode < 400 && actor !== null) {
      await changes.announce(actor.workspaceId, topics)
    }
  })
  implement(app, streamWorkspaceChanges, async ({ actor, request, reply }) => {
    const lastEventId = request.headers['last-event-id']
    const stream = await changes.open(actor, Array.isArray(lastEventId) ? lastEventId[0] : lastEventId)
    return sendEventStream(reply, stream)
  })
  app.addHook('preClose', async () => changes.closeAll())
}
