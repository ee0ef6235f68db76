import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { startNoteServer } from '../../../testing/note-server.ts'

const limits = { atOnce: 1, ownAtOnce: 1, open: 3, ownOpen: 2, waitingPerConnection: 2 }

async function start(addRoutes: (app: FastifyInstance) => void) {
  return (await startNoteServer({ addRoutes, environment: { admission: limits } })).app
}

test('[P-89] what is too much is refused in the format of the contract, and health, files of builds and open streams go on', async () => {
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  const app = await start((routes) => {
    routes.get('/slow', async () => {
      await end
      return 'done'
    })
    routes.get('/stream', async (_request, reply) => reply.type('text/event-stream').send('data: 1\n\n'))
  })
  const ask = (url: string, remoteAddress: string, headers = {}) =>
    app.inject({ url, remoteAddress, headers }).then((answer) => answer)
  expect((await ask('/stream', '192.0.2.1')).statusCode).toBe(200)
  const slow = ['192.0.2.1', '192.0.2.2', '192.0.2.2'].map((address) => ask('/slow', address))
  // Of the three open requests, guests may have four fifths, and one begun is the last one of it.
  const refused = await ask('/slow', '192.0.2.3')
  expect(refused.statusCode).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(refused.json()).toEqual({ message: 'The server has too much to do right now. Try again in a moment.' })
  const page = await ask('/slow', '192.0.2.3', { 'sec-fetch-mode': 'navigate' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(page.body).toContain('This page opens again by itself')
  const tooMany = await ask('/slow', '192.0.2.2')
  expect([tooMany.statusCode, Number(tooMany.headers['retry-after']) >= 1]).toEqual([429, true])
  expect((await ask('/healthz', '192.0.2.3')).statusCode).toBe(200)
  finish()
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await ask('/slow', '192.0.2.3')).statusCode).toBe(200)
  await app.close()
})

test('[P-89] a caller with a session that was read before comes before guests', async () => {
  const order: string[] = []
  const { app } = await startNoteServer({
    environment: { admission: { ...limits, open: 20, ownOpen: 20 } },
    addRoutes: (routes) => {
      routes.get('/work', async (request) => {
        order.push(request.ip)
        await delay(5)
        return 'done'
      })
    },
  })
  const authorization = 'Bearer a key that was read before'
  await app.inject({ url: '/api/notes/0190b0c8-0000-7000-8000-000000000001', headers: { authorization } })
  const asks = [
    { remoteAddress: '192.0.2.1' },
    { remoteAddress: '192.0.2.2' },
    { remoteAddress: '192.0.2.3', headers: { authorization } },
    { remoteAddress: '192.0.2.4', headers: { authorization: 'Bearer made up' } },
  ].map((ask) => app.inject({ url: '/work', ...ask }).then((answer) => answer))
  await Promise.all(asks)
  expect(order).toEqual(['192.0.2.1', '192.0.2.3', '192.0.2.2', '192.0.2.4'])
  await app.close()
})
