import { toAdmissionLimits } from './platform/admission-variables.ts'
import { startTestServer } from './testing/test-server.ts'

test('[P-89] while statements queue at the database no request begins, health answers, and then all is as before', async () => {
  const server = await startTestServer({ admission: { ...toAdmissionLimits({}, true), waitingPerConnection: 2 } })
  const ask = (url: string) => server.app.inject(url)
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  // Four connections in use, and two callers that wait for each of them.
  const held = Array.from({ length: 12 }, () => server.db.connection().execute(() => end))
  try {
    const refused = await ask('/sanctum/csrf-cookie')
    expect([refused.statusCode, Number(refused.headers['retry-after']) >= 1]).toEqual([503, true])
    expect(refused.json()).toEqual({ message: 'The server has too much to do right now. Try again in a moment.' })
    expect((await ask('/healthz')).statusCode).toBe(200)
    finish()
    await Promise.all(held)
    expect((await ask('/sanctum/csrf-cookie')).statusCode).toBe(204)
  } finally {
    finish()
    await server.close()
  }
})
