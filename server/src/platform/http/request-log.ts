import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** One line for each finished request: our failures as errors with their stack, the caller's as warnings. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = describe(request, reply)
    if (reply.statusCode >= 500) {
      request.log.error({ ...line, err: request.failure }, 'Request failed')
    } else if (reply.statusCode >= 400) {
      request.log.warn({ ...line, reason: toReason(request.failure) }, 'Request refused')
    } else {
      request.log.debug(line, 'Request answered')
    }
  })
}

/** The path without its query, because links in mails carry tokens there. */
function describe(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    path: request.url.split('?', 1)[0],
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    userId: request.actor?.userId,
    traceId: request.span?.traceId,
  }
}

function toReason(failure: unknown): string | undefined {
  return failure instanceof Error ? failure.message : undefined
}
