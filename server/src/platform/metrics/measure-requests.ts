import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestSeconds } from './instruments.ts'

/** Measures each answered request by its route pattern; addresses without a route, which callers invent, are one route. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      return
    }
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    requestSeconds.observe({ method: toMethod(request), route: toRoute(request), status }, reply.elapsedTime / 1000)
  })
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** The method, of a small number of words. */
export function toMethod({ method }: FastifyRequest): string {
  return METHODS.has(method) ? method : 'other'
}

/** The pattern of the route, never the address. */
export function toRoute({ is404, routeOptions }: FastifyRequest): string {
  return is404 ? 'none' : (routeOptions.url ?? 'none')
}
