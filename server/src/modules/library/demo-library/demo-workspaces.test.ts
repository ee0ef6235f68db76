import { listBoards } from '@marquee/contract/boards'
import { listBriefs } from '@marquee/contract/briefs'
import { listSavedAds } from '@marquee/contract/saved-ads'
import { listStaffPicks } from '@marquee/contract/staff-picks'
import { createRateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import { type SignedInAgent, signIn } from '../../../testing/agent.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { createAccounts } from '../../../entry/create-accounts.ts'
import { seedDemoAccounts } from '../../identity/account/demo-accounts.service.ts'
import { createAdWriter } from '../ads/writing/ad-writer.service.ts'
import { createCreativeRenderer } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import { createDemoLibraryRepository } from './demo-library.repository.ts'
import { seedDemoLibrary } from './demo-library.queues.ts'
import { generateDemoAds } from './generate-demo-ads.ts'

jest.setTimeout(60_000)

test('[F-02] [P-12] the demo library brings six picked boards with notes and fills the workspace of its owner, once; the boards go with the ads', async () => {
  const server = await startTestServer()
  const { db: database, clock } = server
  const [owner] = await seedDemoAccounts(
    createAccounts({ database, clock, rateLimiter: createRateLimiter({ database, clock }) }),
  )
  const templates = createCreativeRenderer().listTemplates()
  await createAdWriter(server).ingest([...generateDemoAds({ now: clock.now(), templates })])
  for (const state of ['ready', 'ready'] as const) {
    await createDemoLibraryRepository(database).save(state, clock.now(), clock.now())
    await server.jobs.send(seedDemoLibrary, {}, {})
    await server.jobs.drain([seedDemoLibrary])
  }
  const agent = (await signIn(server, owner?.email ?? '', owner?.password ?? '')) as SignedInAgent
  const { data: picks } = (await agent.call(listStaffPicks, {})).body
  expect(picks.map(({ ads_count, curator_note }) => [ads_count, curator_note.length > 40])).toEqual(
    picks.map(() => [8, true]),
  )
  expect(picks).toHaveLength(6)
  expect((await agent.call(listSavedAds, { query: {} })).body.data).toHaveLength(8)
  expect((await agent.call(listBoards, { query: {} })).body.data).toMatchObject([
    { name: 'Spring campaign', ads_count: 6 },
  ])
  const { data: briefs } = (await agent.call(listBriefs, { query: {} })).body
  expect(briefs).toHaveLength(1)
  const adWriter = createAdWriter(server)
  while ((await adWriter.removeSome('demo', 500)).ads > 0) {
    // Until all of them are gone.
  }
  expect((await agent.call(listStaffPicks, {})).body.data).toEqual([])
  await server.close()
})
