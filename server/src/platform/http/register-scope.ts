import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/**
 * Registers routes that have hooks, parsers or an error handler of their own. They are there once the app is ready.
 * @param name names them in Fastify's errors; without one, Fastify searches every loaded module for it, which took half of a test server's start
 */
export function registerScope(app: FastifyInstance, name: string, addRoutes: (scope: FastifyInstance) => void): void {
  void app.register(fastifyPlugin(async (scope) => addRoutes(scope), { name, encapsulate: true }))
}
