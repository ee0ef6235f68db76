import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type { TestServer } from './test-server.ts'

/** Starts a server and lists every route that it registers, as `GET /api/ads`, also those outside of the contract. */
export async function collectRoutes(
  start: () => Promise<TestServer>,
): Promise<{ server: TestServer; routes: readonly string[] }> {
  const routes: string[] = []
  // Fastify says on this channel that it made an instance, before anybody can add a route to it.
  function listen(message: unknown): void {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      routes.push(...[method].flat().map((name) => `${name} ${url}`))
    })
  }
  subscribe('fastify.initialization', listen)
  try {
    return { server: await start(), routes }
  } finally {
    unsubscribe('fastify.initialization', listen)
  }
}
