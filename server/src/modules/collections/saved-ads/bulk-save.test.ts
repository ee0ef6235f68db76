import { randomUUID } from 'node:crypto'
import { changeSavedAds, listSavedAds, MAX_BULK_ADS, undoSavedAdsChange } from '@marquee/contract/saved-ads'
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
  agent = await signUp(server, { displayName: 'Ada' })
})

function save(ad_ids: string[], by = agent) {
  return by.call(changeSavedAds, { body: { action: 'save', ad_ids } })
}

async function savedIds(by = agent): Promise<string[]> {
  return (await by.call(listSavedAds, { query: {} })).body.data.map(({ ad }) => ad.id).toSorted()
}

describe('[F-02] saving many ads at once', () => {
  test('saves them all, counts only the new ones, and passes over ads that do not exist', async () => {
    const ids = await addAds(server, [{}, {}, {}])
    expect((await save(ids.slice(0, 2))).body.data.changed).toBe(2)
    expect((await save([...ids, randomUUID()])).body.data.changed).toBe(1)
    expect((await save(ids)).body.data.changed).toBe(0)
    expect(await savedIds()).toEqual(ids.toSorted())
  })

  test('the same ads at the same moment are saved once', async () => {
    const ids = await addAds(server, [{}, {}, {}, {}])
    const answers = await Promise.all([save(ids), save(ids.toReversed()), save(ids)])
    expect(answers.reduce((sum, { body }) => sum + body.data.changed, 0)).toBe(4)
    expect(await savedIds()).toEqual(ids.toSorted())
  })

  test('taking it back leaves what was saved before, and taking it back twice is once', async () => {
    const [before = '', later = ''] = await addAds(server, [{}, {}])
    await save([before])
    const { id } = (await save([before, later])).body.data
    expect((await agent.call(undoSavedAdsChange, { params: { id } })).status).toBe(204)
    expect(await savedIds()).toEqual([before])
    await save([later])
    expect((await agent.call(undoSavedAdsChange, { params: { id } })).status).toBe(204)
    expect(await savedIds()).toEqual([before, later].toSorted())
  })

  test('another workspace neither sees it nor takes it back; a viewer saves nothing', async () => {
    const ids = await addAds(server, [{}])
    const { id } = (await save(ids)).body.data
    const other = await signUp(server)
    expect(await savedIds(other)).toEqual([])
    expect((await other.call(undoSavedAdsChange, { params: { id } })).status).toBe(404)
    const viewer = await signUp(server, { role: 'viewer', workspaceId: agent.workspaceId })
    expect((await save(ids, viewer)).status).toBe(403)
    expect(await savedIds()).toEqual(ids)
  })

  test('[C-11] the limit is named, and nothing is saved over it', async () => {
    const ids = await addAds(server, [{}])
    const { status, error } = await save([...ids, ...Array.from({ length: MAX_BULK_ADS }, () => randomUUID())])
    expect([status, error.errors?.['ad_ids']]).toEqual([422, [`Choose at most ${MAX_BULK_ADS} ads.`]])
    expect((await save([])).status).toBe(422)
    expect(await savedIds()).toEqual([])
  })
})
