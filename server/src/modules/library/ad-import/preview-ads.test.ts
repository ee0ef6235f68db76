import { getAdImport, previewAdImport, startAdImport, uploadAdFile } from '@marquee/contract/ad-imports'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedInAgent
beforeEach(async () => {
  server = await startTestServer()
  admin = await signUp(server, { isAdmin: true })
})
afterEach(() => server.close())

const TABLE = 'Number,Words,Advertiser,Start date,Secret\n1,First ad,Acme,2026-01-05,x\n2,Second ad,Acme,soon,y\n'
const MAPPING = {
  Number: 'external_id',
  Words: 'body',
  Advertiser: 'brand_name',
  'Start date': 'started_at',
  Secret: 'title',
} as const

async function upload(agent: SignedInAgent) {
  const file = multipartFile(Buffer.from(TABLE), { name: 'ads.csv', type: 'text/csv' })
  const answer = await agent.request({ method: 'POST', url: uploadAdFile.path, ...file })
  return uploadAdFile.response.parse(answer.json()).data
}

async function guessOf(column: string, agent: SignedInAgent) {
  return (await upload(agent)).columns.find(({ name }) => name === column)?.guess
}

test('[F-01] the first ads are shown as an import would write them, and nothing is written', async () => {
  const { id } = await upload(admin)
  const preview = (agent: SignedInAgent) =>
    agent.call(previewAdImport, { params: { id }, body: { source: 'meta', mapping: MAPPING } })
  expect((await preview(admin)).body.data).toMatchObject([
    { line: 2, ad: { external_id: '1', brand_name: 'Acme', title: 'x', body: 'First ad' }, refusal: null },
    { line: 3, ad: null, refusal: { field: 'Start date', reason: expect.stringContaining('2026-03-09') } },
  ])
  expect((await admin.call(getAdImport, { params: { id } })).body.data).toMatchObject({
    state: 'ready',
    counts: { rows: 0 },
  })
  expect((await preview(await signUp(server, { isAdmin: true }))).status).toBe(404)
  await admin.call(startAdImport, { params: { id }, body: { source: 'meta', mapping: MAPPING } })
  expect((await preview(admin)).status).toBe(409)
})

test('[F-01] a mapping is kept for the next file with the same columns, in its workspace', async () => {
  expect(await guessOf('Words', admin)).toBeNull()
  const { id } = await upload(admin)
  await admin.call(startAdImport, { params: { id }, body: { source: 'meta', mapping: MAPPING } })
  await server.jobs.drain()
  expect(await guessOf('Words', admin)).toBe('body')
  expect(await guessOf('Words', await signUp(server, { isAdmin: true }))).toBeNull()
})
