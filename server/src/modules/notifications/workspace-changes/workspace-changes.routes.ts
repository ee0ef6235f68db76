import { streamWorkspaceChanges } from '@marquee/contract/workspace-changes'
import type { FastifyInstance } from 'fastify'
import { joinEventStreams, sendEventStream } from '../../../platform/http/event-streams.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { OpenFlagStream } from '../notifications.ports.ts'
import type { WorkspaceChangeService } from './workspace-changes.service.ts'

/**
 * The stream, and its source: every successful call of an endpoint whose contract names `changes`. Changes are announced before the
 * answer is sent, so that an acknowledged change is never missed. Only routes that are registered later are covered. The stream also
 * carries the flags that this server serves: a browser has one connection for both.
 */
export function registerWorkspaceChangeRoutes(
  app: FastifyInstance,
  changes: WorkspaceChangeService,
  openFlagStream: OpenFlagStream,
): void {
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
    try {
      const flags = await openFlagStream(actor.userId)
      return sendEventStream(reply, flags === null ? stream : joinEventStreams([stream, flags]))
    } catch (error) {
      stream.destroy()
      throw error
    }
  })
  app.addHook('preClose', async () => changes.closeAll())
}
