import { signUp } from './testing/agent.ts'
import { startTestServer } from './testing/test-server.ts'
import { uploadAsTable } from './testing/upload-as-table.ts'

const DEEP = 400_000
const nested = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`

test('[P-31] JSON in JSON without end is refused as a request and as a file of ads, and the server goes on', async () => {
  const server = await startTestServer()
  const admin = await signUp(server, { isAdmin: true })
  const body = await admin.request({
    method: 'POST',
    url: '/api/briefs',
    payload: `{"title":${nested}}`,
    headers: { 'content-type': 'application/json' },
  })
  expect([400, 413, 422]).toContain(body.statusCode)
  const lines = `{"id":"1","body":${nested}}\n{"id":"2","body":"x"}\n`
  const file = await uploadAsTable(admin, 'ads', Buffer.from(lines), 'ads.jsonl')
  expect([file.status, file.columns]).toEqual([201, ['id', 'body']])
  expect((await server.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
  await server.close()
})
