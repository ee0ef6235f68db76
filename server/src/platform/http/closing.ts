import type { Server, Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Ends a kept-alive connection with the answer that is in flight when the server closes. Fastify closes idle connections itself;
 * without this, a browser that waits for an answer would keep the server open for a minute after it.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) {
      endConnectionAfter(reply)
    }
  })
}

/** Ends the connection with this answer. HTTP/2 has no such header, because its connections carry other answers as well. */
export function endConnectionAfter(reply: FastifyReply): void {
  if (reply.request.raw.httpVersionMajor < 2) {
    reply.header('connection', 'close')
  }
}

/**
 * Tracks the connections of a server that does not listen yet, because servers of TLS and HTTP/2 have no `closeAllConnections`.
 * @returns a function that ends all of them at once, including those with requests in flight
 */
export function trackConnections(server: Server): () => void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return () => {
    for (const socket of sockets) {
      socket.destroy()
    }
  }
}
