import { startNoteServer } from '../../testing/note-server.ts'

async function addressSeen(trustedProxies: number): Promise<{ ip: string; requestId: unknown }> {
  const { app } = await startNoteServer({
    environment: { trustedProxies },
    addRoutes(routes) {
      routes.get('/ip', (request) => ({ ip: request.ip }))
    },
  })
  const response = await app.inject({
    url: '/ip',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.7', 'x-request-id': 'from-the-proxy' },
  })
  await app.close()
  return { ip: response.json().ip, requestId: response.headers['x-request-id'] }
}

describe('proxies in front', () => {
  test('without one, forwarded headers are a stranger’s claim', async () => {
    const { ip, requestId } = await addressSeen(0)
    expect(ip).toBe('10.0.0.1')
    expect(requestId).not.toBe('from-the-proxy')
  })

  test('behind one, the address that it saw counts, and not what the client wrote before it', async () => {
    expect(await addressSeen(1)).toEqual({ ip: '203.0.113.7', requestId: 'from-the-proxy' })
  })
})
