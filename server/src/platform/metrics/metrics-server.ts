import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { isSameToken } from '../sessions/session-tokens.ts'
import { measureProcess, registry } from './instruments.ts'
import type { MetricsSettings } from './metrics-variables.ts'

/**
 * Gives the figures of this process in Prometheus' text format, on a port of their own, so that no proxy in front publishes them.
 * @returns closes the port
 * @throws Error when the port is in use
 */
export async function openMetricsServer({ port, host, token }: MetricsSettings): Promise<() => Promise<void>> {
  measureProcess()
  const server = createServer((request, reply) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      reply.writeHead(404).end()
      return
    }
    if (!isAllowed(request, token)) {
      reply.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
      return
    }
    void registry.metrics().then(
      (text) => reply.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => reply.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

function isAllowed({ headers: { authorization = '' } }: IncomingMessage, token: string | null): boolean {
  return token === null || isSameToken(authorization, `Bearer ${token}`)
}
