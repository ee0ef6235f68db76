import { addBoardAds, createBoard, getBoard } from '@marquee/contract/boards'
import { listSavedAds, saveAd, updateSavedAd } from '@marquee/contract/saved-ads'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server)
})

async function addBoard(ad_ids: string[]): Promise<string> {
  const body = { idempotency_key: crypto.randomUUID(), name: 'Board', ad_ids }
  return (await agent.call(createBoard, { body })).body.data.id
}

async function find(id: string, query: Record<string, string>): Promise<string[]> {
  return (await agent.call(getBoard, { params: { id }, query })).body.data.ads.map((ad) => ad.id)
}

describe('searching inside a board', () => {
  test('[P-10] words, brand, format and platform narrow it in its own order, page by page', async () => {
    const [tea = '', video = '', coffee = '', other = ''] = await addAds(server, [
      { body: 'Green tea in the morning', asset_type: 'image', platforms: ['facebook'] },
      { body: 'Tea on camera', asset_type: 'video', platforms: ['tiktok'] },
      { body: 'Coffee', asset_type: 'image', platforms: ['tiktok'] },
      { body: 'Tea of another board' },
    ])
    const id = await addBoard([video, coffee, tea])
    await addBoard([other])
    expect(await find(id, { q: 'tea' })).toEqual([video, tea])
    expect(await find(id, { q: 'tea -camera' })).toEqual([tea])
    expect(await find(id, { format: 'image' })).toEqual([coffee, tea])
    expect(await find(id, { platform: 'tiktok', format: 'image' })).toEqual([coffee])
    const { brand } = (await agent.call(getBoard, { params: { id }, query: { q: 'coffee' } })).body.data.ads[0] ?? {}
    expect(await find(id, { brand: brand?.id ?? '' })).toEqual([coffee])
    const first = (await agent.call(getBoard, { params: { id }, query: { q: 'tea', limit: '1' } })).body
    expect(first.data).toMatchObject({ ads_count: 3, ads: [{ id: video }] })
    expect(await find(id, { q: 'tea', limit: '1', cursor: first.meta.next_cursor ?? '' })).toEqual([tea])
  })

  test('[P-10] tags are those of this workspace’s swipe file', async () => {
    const [a = '', b = ''] = await addAds(server, [{}, {}])
    const id = await addBoard([a, b])
    const stranger = await signUp(server)
    for (const [by, ad_id, tags] of [
      [agent, a, ['hook', 'ugc']],
      [stranger, b, ['hook']],
    ] as const) {
      await by.call(saveAd, { params: { ad_id } })
      await by.call(updateSavedAd, { params: { ad_id }, body: { tags: [...tags] } })
    }
    expect(await find(id, { tag: 'hook' })).toEqual([a])
    expect(await find(id, { tag: 'hook,ugc' })).toEqual([a])
    expect(await find(id, { tag: 'winter' })).toEqual([])
  })

  test('[P-10] who saved an ad: on a board who put it there, in the swipe file who saved it', async () => {
    const colleague = await signUp(server, { role: 'member', workspaceId: agent.workspaceId })
    const [mine = '', theirs = ''] = await addAds(server, [{}, {}])
    const id = await addBoard([mine])
    await colleague.call(addBoardAds, { params: { id }, body: { ad_ids: [theirs] } })
    await agent.call(saveAd, { params: { ad_id: theirs } })
    const { created_by } = await server.db
      .selectFrom('boards')
      .select('created_by')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const me = created_by ?? ''
    expect(await find(id, { saved_by: me })).toEqual([mine])
    const saved = (saved_by: string) => agent.call(listSavedAds, { query: { saved_by } })
    expect((await saved(me)).body.data.map(({ ad }) => ad.id)).toEqual([theirs])
    expect((await saved(crypto.randomUUID())).body.data).toEqual([])
    expect((await agent.call(getBoard, { params: { id }, query: { saved_by: 'me' } })).status).toBe(422)
  })
})
