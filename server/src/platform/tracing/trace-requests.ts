import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toMethod, toRoute } from '../metrics/measure-requests.ts'
import { runWithin, type Span, startTrace } from './tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the request, if it is recorded. */
    span: Span | null
  }
}

/**
 * Makes a span of each request. It begins a trace: what a caller claims to belong to is not adopted, because a claim could have everything
 * recorded. Health, files of builds and event streams have none.
 */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, _, done) => {
    const { isAlwaysServed = false } = request.routeOptions.config
    request.span = isAlwaysServed ? null : startTrace({ name: 'request', kind: 'server' })
    runWithin(request.span, done)
  })
  app.addHook('onResponse', async (request, reply) => endSpan(request, reply))
}

function endSpan(request: FastifyRequest, reply: FastifyReply): void {
  if (request.span === null || String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
    return
  }
  const [method, route] = [toMethod(request), toRoute(request)]
  request.span.describe(`${method} ${route}`, {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': reply.statusCode,
  })
  request.span.end(reply.statusCode >= 500 ? 'failed' : 'done')
}
