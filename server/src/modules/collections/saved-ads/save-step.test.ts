import { createBoard, deleteBoard, getBoard } from '@marquee/contract/boards'
import {
  changeSavedAds,
  listSavedAds,
  listSavedPlaces,
  saveAd,
  type SavedAdsChange,
  undoSavedAdsChange,
  updateSavedAd,
} from '@marquee/contract/saved-ads'
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

async function addBoard(name: string, ad_ids: string[] = []): Promise<string> {
  const body = { idempotency_key: crypto.randomUUID(), name, ad_ids }
  return (await agent.call(createBoard, { body })).body.data.id
}

const save = (wish: Omit<Extract<SavedAdsChange, { action: 'save' }>, 'action'>) =>
  agent.call(changeSavedAds, { body: { action: 'save', ...wish } })

async function readSaved(): Promise<Record<string, { note: string; tags: string[] }>> {
  const { data } = (await agent.call(listSavedAds, { query: {} })).body
  return Object.fromEntries(data.map(({ ad, note, tags }) => [ad.id, { note, tags }]))
}

describe('saving with tags, a note and a board', () => {
  test('[F-02] one request saves, tags, notes and puts on the board; its undo takes exactly that back', async () => {
    const [known = '', fresh = ''] = await addAds(server, [{}, {}])
    await agent.call(saveAd, { params: { ad_id: known } })
    await agent.call(updateSavedAd, { params: { ad_id: known }, body: { note: 'Mine', tags: ['hook'] } })
    const id = await addBoard('Hooks', [known])
    const before = await readSaved()
    const wish = { ad_ids: [known, fresh], tags: ['hook', 'ugc', 'ugc'], note: 'Copy this', board_id: id }
    const { body } = await save(wish)
    expect(body.data.changed).toBe(2)
    expect(await readSaved()).toEqual({
      [known]: { note: 'Mine', tags: ['hook', 'ugc'] },
      [fresh]: { note: 'Copy this', tags: ['hook', 'ugc'] },
    })
    const onBoard = async () =>
      (await agent.call(getBoard, { params: { id }, query: {} })).body.data.ads.map((ad) => ad.id)
    expect(await onBoard()).toEqual([known, fresh])
    expect((await save(wish)).body.data.changed).toBe(0)
    await agent.call(undoSavedAdsChange, { params: { id: body.data.id } })
    expect([await readSaved(), await onBoard()]).toEqual([before, [known]])
  })

  test('[F-02] an ad without a note gets it, and an undo leaves a note that was changed since', async () => {
    const [kept = '', changed = ''] = await addAds(server, [{}, {}])
    for (const ad_id of [kept, changed]) {
      await agent.call(saveAd, { params: { ad_id } })
    }
    const { body } = await save({ ad_ids: [kept, changed], note: 'New' })
    expect(body.data.changed).toBe(2)
    await agent.call(updateSavedAd, { params: { ad_id: changed }, body: { note: 'Newer' } })
    await agent.call(undoSavedAdsChange, { params: { id: body.data.id } })
    expect(await readSaved()).toMatchObject({ [kept]: { note: '' }, [changed]: { note: 'Newer' } })
  })

  test('[F-02] a board that is not there saves nothing at all', async () => {
    const [ad = ''] = await addAds(server, [{}])
    expect((await save({ ad_ids: [ad], tags: ['x'], board_id: crypto.randomUUID() })).status).toBe(404)
    expect(await readSaved()).toEqual({})
  })

  test('[F-02] where ads are saved already is named: the swipe file, and the boards of this workspace', async () => {
    const [a = '', b = '', c = ''] = await addAds(server, [{}, {}, {}])
    await agent.call(saveAd, { params: { ad_id: a } })
    const both = await addBoard('summer', [a, b])
    const one = await addBoard('Hooks', [b])
    await addBoard('Other', [c])
    await agent.call(deleteBoard, { params: { id: await addBoard('Removed', [a]) } })
    const body = { ad_ids: [a, b] }
    expect((await agent.call(listSavedPlaces, { body })).body.data).toEqual({
      saved_ad_ids: [a],
      boards: [
        { id: one, name: 'Hooks', ads_count: 1 },
        { id: both, name: 'summer', ads_count: 2 },
      ],
    })
    const stranger = await signUp(server)
    expect((await stranger.call(listSavedPlaces, { body })).body.data).toEqual({ saved_ad_ids: [], boards: [] })
  })
})
