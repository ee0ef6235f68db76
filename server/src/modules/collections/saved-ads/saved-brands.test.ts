import { followBrand, unfollowBrand } from '@marquee/contract/brands'
import type { CallInput } from '@marquee/contract/endpoint'
import { getAd } from '@marquee/contract/ad-search'
import { listSavedBrands, saveAd } from '@marquee/contract/saved-ads'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let agent: SignedInAgent
/** Ids of brands by name. */
const brands: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
  const ids = await addAds(server, [
    { brand: { name: 'Alder' } },
    { brand: { name: 'Alder' } },
    { brand: { name: 'Birch <b>' } },
    { brand: { name: 'Cedar' } },
  ])
  for (const id of ids) {
    const { brand } = (await agent.call(getAd, { params: { id } })).body.data
    brands[brand?.name ?? ''] = brand?.id ?? ''
  }
  for (const ad_id of ids.slice(0, 3)) {
    await agent.call(saveAd, { params: { ad_id } })
  }
})
afterAll(() => server.close())

async function list(query: CallInput<typeof listSavedBrands>['query'] = {}, by = agent) {
  const { data, meta } = (await by.call(listSavedBrands, { query })).body
  return { rows: data.map(({ name, saved_count, is_followed }) => [name, saved_count, is_followed]), meta }
}
const params = (name: string) => ({ params: { id: brands[name] ?? '' } })

test('[F-02] brands are listed by what is saved of them, and followed ones stand among them', async () => {
  expect((await list()).rows).toEqual([
    ['Alder', 2, false],
    ['Birch <b>', 1, false],
  ])
  for (const name of ['Cedar', 'Alder', 'Alder']) {
    expect((await agent.call(followBrand, params(name))).status).toBe(204)
  }
  expect((await list()).rows).toEqual([
    ['Alder', 2, true],
    ['Birch <b>', 1, false],
    ['Cedar', 0, true],
  ])
  expect((await list({ q: 'BIRCH <' })).rows).toEqual([['Birch <b>', 1, false]])
  const first = await list({ limit: '2' })
  const second = await list({ limit: '2', cursor: first.meta.next_cursor ?? '' })
  expect([...first.rows, ...second.rows].map(([name]) => name)).toEqual(['Alder', 'Birch <b>', 'Cedar'])

  for (const name of ['Cedar', 'Cedar', 'Alder']) {
    expect((await agent.call(unfollowBrand, params(name))).status).toBe(204)
  }
  expect((await list()).rows).toEqual([
    ['Alder', 2, false],
    ['Birch <b>', 1, false],
  ])
})

test('[F-02] another workspace has its own list; a viewer does not choose; a brand must exist', async () => {
  const other = await signUp(server)
  await other.call(followBrand, params('Cedar'))
  expect((await list({}, other)).rows).toEqual([['Cedar', 0, true]])
  await other.call(unfollowBrand, params('Alder'))
  expect((await list()).rows.map(([name]) => name)).not.toContain('Cedar')
  const viewer = await signUp(server, { role: 'viewer', workspaceId: agent.workspaceId })
  expect((await viewer.call(followBrand, params('Cedar'))).status).toBe(403)
  expect((await viewer.call(unfollowBrand, params('Cedar'))).status).toBe(403)
  expect((await agent.call(followBrand, { params: { id: crypto.randomUUID() } })).status).toBe(404)
})
