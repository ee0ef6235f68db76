import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest, InjectOptions, LightMyRequestResponse } from 'fastify'

/** The id of the request that the current call of this server is a part of. */
const outerRequest = new AsyncLocalStorage<string>()

/**
 * Calls a route of this server as a part of answering a request, in the same process and without a connection. The call has the address
 * and the id of that request, passes the same checks as a call from outside, and takes no further place: a caller whose requests wait for
 * their own parts would never be answered.
 */
export function callWithin(request: FastifyRequest, options: InjectOptions): Promise<LightMyRequestResponse> {
  // The call begins when it is awaited, so it is awaited here.
  return outerRequest.run(
    request.id,
    async () => await request.server.inject({ ...options, remoteAddress: request.ip }),
  )
}

/** The id of the request that this one is a part of; undefined for a request from outside. */
export function findOuterRequestId(): string | undefined {
  return outerRequest.getStore()
}
