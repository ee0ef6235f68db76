import type { FastifyInstance } from 'fastify'

/**
 * Ends a kept-alive connection with the answer that is in flight when the server closes. Idle ones are closed by Fastify;
 * without this, a browser that waits for an answer would hold the server open for a minute after it.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) {
      reply.header('connection', 'close')
    }
  })
}
