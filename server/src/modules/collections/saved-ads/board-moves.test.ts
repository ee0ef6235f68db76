import { addBoardAds, createBoard, deleteBoard, getBoard, listBoards, updateBoardAd } from '@marquee/contract/boards'
import { changeSavedAds, type SavedAdsChange, undoSavedAdsChange } from '@marquee/contract/saved-ads'
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

async function addBoard(ad_ids: string[] = [], by = agent): Promise<string> {
  const body = { idempotency_key: crypto.randomUUID(), name: 'Board', ad_ids }
  return (await by.call(createBoard, { body })).body.data.id
}

async function read(id: string) {
  const { data } = (await agent.call(getBoard, { params: { id }, query: {} })).body
  return { ads: data.ads.map((ad) => ad.id), notes: data.notes }
}

const change = (body: SavedAdsChange) => agent.call(changeSavedAds, { body })
const undo = (id: string) => agent.call(undoSavedAdsChange, { params: { id } })
const setNote = (id: string, ad_id: string, note: string) =>
  agent.call(updateBoardAd, { params: { id, ad_id }, body: { note } })

describe('ads that go from one board to another', () => {
  test('[P-07] [P-10] a move takes ads along in their order with their notes, and the undo puts all back', async () => {
    const [a = '', b = '', c = ''] = await addAds(server, [{}, {}, {}])
    const from = await addBoard([a, b, c])
    const to = await addBoard()
    await setNote(from, c, 'The end card')
    const before = await read(from)
    const { body } = await change({ action: 'move_to_board', ad_ids: [c, a], from_board_id: from, board_id: to })
    expect(body.data.changed).toBe(2)
    expect(await read(from)).toEqual({ ads: [b], notes: {} })
    expect(await read(to)).toEqual({ ads: [a, c], notes: { [c]: 'The end card' } })
    expect((await undo(body.data.id)).status).toBe(204)
    expect(await read(from)).toEqual(before)
    expect(await read(to)).toEqual({ ads: [], notes: {} })
  })

  test('[P-07] a copy stays on both boards, and an ad that is there already keeps its note', async () => {
    const [a = '', b = ''] = await addAds(server, [{}, {}])
    const from = await addBoard([a, b])
    const to = await addBoard([b])
    await setNote(from, b, 'From here')
    await setNote(to, b, 'From there')
    const wish = { ad_ids: [a, b], from_board_id: from, board_id: to }
    const { body } = await change({ action: 'copy_to_board', ...wish })
    expect(body.data.changed).toBe(1)
    expect(await read(from)).toEqual({ ads: [a, b], notes: { [b]: 'From here' } })
    expect(await read(to)).toEqual({ ads: [b, a], notes: { [b]: 'From there' } })
    expect((await change({ action: 'copy_to_board', ...wish })).body.data.changed).toBe(0)
    await undo(body.data.id)
    expect(await read(to)).toEqual({ ads: [b], notes: { [b]: 'From there' } })
  })

  test('[P-07] ads that were taken off come back to their places with the cover', async () => {
    const [a = '', b = '', c = ''] = await addAds(server, [{}, {}, {}])
    const id = await addBoard([a, b, c])
    await agent.call(updateBoardAd, { params: { id, ad_id: b }, body: { is_cover: true } })
    const { body } = await change({ action: 'take_off_board', ad_ids: [a, b], board_id: id })
    expect([body.data.changed, (await read(id)).ads]).toEqual([2, [c]])
    await undo(body.data.id)
    expect((await read(id)).ads).toEqual([a, b, c])
    const cover = await server.db.selectFrom('board_ads').select('ad_id').where('is_cover', '=', true).execute()
    expect(cover).toEqual([{ ad_id: b }])
  })

  test('[P-07] moved to two boards at the same moment, an ad is on one of them', async () => {
    const [ad = ''] = await addAds(server, [{}])
    const from = await addBoard([ad])
    const boards = [await addBoard(), await addBoard()]
    await Promise.all(
      boards.map((board_id) => change({ action: 'move_to_board', ad_ids: [ad], from_board_id: from, board_id })),
    )
    const places = (await Promise.all(boards.map(read))).flatMap(({ ads }) => ads)
    expect(places).toEqual([ad])
  })

  test('[P-07] the same board, a removed one and one of another workspace are refused, and nothing moves', async () => {
    const [ad = ''] = await addAds(server, [{}])
    const from = await addBoard([ad])
    const removed = await addBoard()
    await agent.call(deleteBoard, { params: { id: removed } })
    const theirs = await addBoard([ad], await signUp(server))
    const move = async (from_board_id: string, board_id: string) =>
      (await change({ action: 'move_to_board', ad_ids: [ad], from_board_id, board_id })).status
    expect([await move(from, from), await move(from, removed), await move(from, theirs)]).toEqual([422, 404, 404])
    expect(await move(theirs, from)).toBe(404)
    expect((await change({ action: 'take_off_board', ad_ids: [ad], board_id: theirs })).status).toBe(404)
    expect((await read(from)).ads).toEqual([ad])
  })
})

test('[F-02] [P-85] the board that was used last comes first, also over pages', async () => {
  const [ad = ''] = await addAds(server, [{}])
  const ids: string[] = []
  for (const _ of [1, 2, 3]) {
    server.clock.advance(1)
    ids.push(await addBoard())
  }
  const [first = '', second = '', third = ''] = ids
  server.clock.advance(1)
  await agent.call(addBoardAds, { params: { id: first }, body: { ad_ids: [ad] } })
  const list = async (sort: 'newest' | 'last_used') => {
    const { data, meta } = (await agent.call(listBoards, { query: { sort, limit: 2 } })).body
    const query = { sort, limit: 2, cursor: meta.next_cursor ?? '' }
    return [...data, ...(await agent.call(listBoards, { query })).body.data].map(({ id }) => id)
  }
  expect(await list('newest')).toEqual([third, second, first])
  expect(await list('last_used')).toEqual([first, third, second])
})
