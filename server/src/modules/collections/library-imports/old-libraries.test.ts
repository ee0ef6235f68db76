import { startLibraryImport, uploadLibrary } from '@marquee/contract/library-imports'
import { listSavedAds } from '@marquee/contract/saved-ads'
import { signUp } from '../../../testing/agent.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { startTestServer } from '../../../testing/test-server.ts'

test('[P-94] the ads of an old table of another tool were seen when it was made, as its name or its user says', async () => {
  const server = await startTestServer()
  const agent = await signUp(server)
  const rows = 'Ad ID,Brand,Text,Board,Status,Start date\nold-1,Acme,First,Hooks,active,2025-01-03'
  const file = multipartFile(Buffer.from(rows), { name: 'foreplay-2025-01-31.csv', type: 'text/csv' })
  const answer = await agent.request({ method: uploadLibrary.method, url: uploadLibrary.path, ...file })
  const { id, made_on } = uploadLibrary.response.parse(answer.json()).data
  expect(made_on).toBe('2025-01-31')
  await agent.call(startLibraryImport, { params: { id }, query: { made_on: '2025-01-13' } })
  await server.jobs.drain()
  const [saved] = (await agent.call(listSavedAds, {})).body.data
  expect(saved?.ad).toMatchObject({ status: 'active', days_active: 10, is_seen_lately: false })
  await server.close()
})
