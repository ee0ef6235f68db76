import { listBoards } from '@marquee/contract/boards'
import { listBriefs } from '@marquee/contract/briefs'
import { listResultAds } from '@marquee/contract/ad-results'
import { getCredits, listCreditEntries } from '@marquee/contract/credits'
import { listImageOrders } from '@marquee/contract/image-generation'
import { listResultAccounts } from '@marquee/contract/result-imports'
import { listSavedAds, unsaveAd } from '@marquee/contract/saved-ads'
import { listStaffPicks } from '@marquee/contract/staff-picks'
import { createRateLimiter } from '../../../platform/rate-limit/rate-limiter.ts'
import { type SignedInAgent, signIn } from '../../../testing/agent.ts'
import { demoWork } from '../../../testing/demo-work.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { createAccounts } from '../../../entry/create-accounts.ts'
import { seedDemoAccounts } from '../../identity/account/demo-accounts.service.ts'
import { createAdWriter } from '../ads/writing/ad-writer.service.ts'
import { createDemoLibraryRepository } from './demo-library.repository.ts'
import { seedDemoLibrary } from './demo-library.queues.ts'
import { generateDemoAds } from './generate-demo-ads.ts'

jest.setTimeout(60_000)

/** An order that was drawn and paid once. */
async function expectImages(agent: SignedInAgent): Promise<void> {
  const { data: orders } = (await agent.call(listImageOrders, { query: {} })).body
  expect(orders).toMatchObject([{ title: 'Four bottles out, one stays.', status: 'done' }])
  expect(orders[0]?.images).toHaveLength(4)
  const { data: entries } = (await agent.call(listCreditEntries, { query: {} })).body
  const spent = entries.filter(({ feature }) => feature === 'image_generation').map(({ amount }) => amount)
  expect(spent.reduce((sum, amount) => sum + amount, 0)).toBe(-(orders[0]?.credits_used ?? 0))
  expect((await agent.call(getCredits, {})).body.data.held).toBe(0)
}

async function expectResults(agent: SignedInAgent): Promise<void> {
  const { data: accounts } = (await agent.call(listResultAccounts, {})).body
  expect(accounts).toMatchObject([{ name: 'Demo account', ads_count: 5 }])
  const { data: results } = (await agent.call(listResultAds, { query: { account_id: accounts[0]?.id ?? '' } })).body
  expect(results.filter(({ fatigue }) => fatigue !== null).map(({ name }) => name)).toEqual(['Serum, founder speaks'])
  expect(results.filter(({ metrics }) => metrics.completion_rate !== null)).toHaveLength(3)
}

test('[F-02] [P-12] the demo library brings six picked boards with notes and fills the workspace of its owner, once; the boards go with the ads', async () => {
  const server = await startTestServer()
  const { db: database, clock } = server
  const [owner] = await seedDemoAccounts(
    createAccounts({ database, clock, rateLimiter: createRateLimiter({ database, clock }) }),
  )
  await createAdWriter(server).ingest([...generateDemoAds({ now: clock.now() })])
  // As in a folder whose library an earlier version wrote.
  await createDemoLibraryRepository(database).save('ready', clock.now(), clock.now())
  const start = async (): Promise<void> => {
    await server.jobs.send(seedDemoLibrary, {}, {})
    await server.jobs.drain([seedDemoLibrary])
  }
  await start()
  await start()
  await server.jobs.drain(demoWork)
  const agent = (await signIn(server, owner?.email ?? '', owner?.password ?? '')) as SignedInAgent
  const { data: picks } = (await agent.call(listStaffPicks, {})).body
  expect(picks.map(({ ads_count, curator_note }) => [ads_count, curator_note.length > 40])).toEqual(
    picks.map(() => [8, true]),
  )
  expect(picks).toHaveLength(6)
  const { data: saved } = (await agent.call(listSavedAds, { query: {} })).body
  expect(saved).toHaveLength(8)
  expect((await agent.call(listBoards, { query: {} })).body.data).toMatchObject([
    { name: 'Spring campaign', ads_count: 6 },
  ])
  await expectImages(agent)
  await expectResults(agent)
  const { data: briefs } = (await agent.call(listBriefs, { query: {} })).body
  expect(briefs).toHaveLength(1)
  await agent.call(unsaveAd, { params: { ad_id: saved[0]?.ad.id ?? '' } })
  await start()
  expect((await agent.call(listSavedAds, { query: {} })).body.data).toHaveLength(7)
  const adWriter = createAdWriter(server)
  while ((await adWriter.removeSome('demo', 500)).ads > 0) {
    // Until all of them are gone.
  }
  expect((await agent.call(listStaffPicks, {})).body.data).toEqual([])
  await server.close()
})
