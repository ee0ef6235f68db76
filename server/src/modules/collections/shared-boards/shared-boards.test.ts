import {
  addBoardAds,
  createBoard,
  deleteBoard,
  getBoard,
  listBoards,
  restoreBoard,
  updateBoardAd,
} from '@marquee/contract/boards'
import { saveAd } from '@marquee/contract/saved-ads'
import {
  copySharedBoard,
  getAdShare,
  getBoardShare,
  getSharedAd,
  getSharedBoard,
  revokeAdShare,
  revokeBoardShare,
  shareAd,
  shareBoard,
} from '@marquee/contract/sharing'
import { HOUR_MS } from '../../../platform/clock.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp, visit } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let agent: SignedInAgent
let ads: string[]
beforeAll(async () => {
  server = await startTestServer()
  ads = await addAds(server, [{ body: 'Shared <b>text</b>' }, {}, {}])
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server)
})

async function addSharedBoard(choice: { shows_notes?: boolean; expires_at?: string | null } = {}) {
  const created = await agent.call(createBoard, {
    body: { idempotency_key: crypto.randomUUID(), name: 'Hooks', ad_ids: ads },
  })
  const { id } = created.body.data
  await agent.call(updateBoardAd, { params: { id, ad_id: ads[0] ?? '' }, body: { note: 'Between us' } })
  const { body } = await agent.call(shareBoard, { params: { id }, body: { expires_at: null, ...choice } })
  return { id, token: body.data.token }
}

const open = (token: string, by = visit(server)) => by.call(getSharedBoard, { params: { token }, query: {} })
const hoursFromNow = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS).toISOString()

describe('a shared board', () => {
  test('[R-04] [F-17] opens for a visitor and shows nothing but what was shared', async () => {
    await agent.call(saveAd, { params: { ad_id: ads[0] ?? '' } })
    const { token } = await addSharedBoard()
    const { status, body } = await open(token)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ name: 'Hooks', ads_count: 3, notes: {} })
    expect(body.data.ads.map(({ id, is_saved }) => [id, is_saved])).toEqual(ads.map((id) => [id, false]))
    expect(Object.keys(body.data).toSorted()).toEqual(['ads', 'ads_count', 'description', 'name', 'notes'])
    const raw = (await visit(server).request({ url: `/api/shared/boards/${token}` })).payload
    for (const secret of ['Between us', agent.workspaceId, agent.userId, agent.email]) {
      expect(raw).not.toContain(secret)
    }
  })

  test('[F-17] shows notes when that was chosen, and stops when it is no longer', async () => {
    const { id, token } = await addSharedBoard({ shows_notes: true })
    expect((await open(token)).body.data.notes).toEqual({ [ads[0] ?? '']: 'Between us' })
    const changed = await agent.call(shareBoard, { params: { id }, body: { expires_at: null, shows_notes: false } })
    expect(changed.body.data.token).toBe(token)
    expect((await open(token)).body.data.notes).toEqual({})
  })

  test('[R-04] [F-17] a wrong, an expired, a withdrawn link and that of a removed board are answered alike', async () => {
    const expired = await addSharedBoard({ expires_at: hoursFromNow(1) })
    const revoked = await addSharedBoard()
    const removed = await addSharedBoard()
    expect((await open(expired.token)).status).toBe(200)
    server.clock.advance(3600)
    await agent.call(revokeBoardShare, { params: { id: revoked.id } })
    await agent.call(revokeBoardShare, { params: { id: revoked.id } })
    await agent.call(deleteBoard, { params: { id: removed.id } })
    const tokens = [
      expired.token,
      revoked.token,
      removed.token,
      'never-was',
      '../x',
      '%00',
      'a'.repeat(5000),
      expired.id,
    ]
    const answers = await Promise.all(
      tokens.map((token) => visit(server).request({ url: `/api/shared/boards/${encodeURIComponent(token)}` })),
    )
    expect(answers.slice(0, 5).map((answer) => answer.payload)).toEqual(
      Array.from({ length: 5 }, () => answers[0]?.payload),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual(tokens.map(() => 404))
    await agent.call(restoreBoard, { params: { id: removed.id } })
    expect((await open(removed.token)).status).toBe(200)
  })

  test('[F-17] [P-11] an expired link is prolonged under its address; a withdrawn one never comes back', async () => {
    const { id, token } = await addSharedBoard({ expires_at: hoursFromNow(1) })
    server.clock.advance(3600)
    expect((await agent.call(getBoardShare, { params: { id } })).body.data).toMatchObject({ token, is_expired: true })
    const past = await agent.call(shareBoard, { params: { id }, body: { expires_at: hoursFromNow(-1) } })
    expect(past.status).toBe(422)
    await agent.call(shareBoard, { params: { id }, body: { expires_at: hoursFromNow(1) } })
    expect((await open(token)).status).toBe(200)
    await agent.call(revokeBoardShare, { params: { id } })
    expect((await agent.call(getBoardShare, { params: { id } })).body.data).toBeNull()
    const again = await agent.call(shareBoard, { params: { id }, body: { expires_at: null } })
    expect(again.body.data.token).not.toBe(token)
    expect((await open(token)).status).toBe(404)
  })

  test('[F-17] sharing at the same moment makes one link', async () => {
    const { id, token } = await addSharedBoard()
    const answers = await Promise.all(
      [1, 2, 3].map(() => agent.call(shareBoard, { params: { id }, body: { expires_at: null } })),
    )
    expect(new Set([token, ...answers.map(({ body }) => body.data.token)]).size).toBe(1)
    expect(token).toMatch(/^[\w-]{22}$/)
  })

  test('[F-17] another workspace copies it once for each key, without notes that were not shared', async () => {
    const { id, token } = await addSharedBoard()
    const stranger = await signUp(server)
    const copy = (key: string, by = stranger) =>
      by.call(copySharedBoard, { params: { token }, body: { idempotency_key: key } })
    const key = crypto.randomUUID()
    const answers = await Promise.all([copy(key), copy(key), copy(key)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const { data } = (await stranger.call(listBoards, { query: {} })).body
    expect(data).toMatchObject([{ name: 'Hooks', ads_count: 3 }])
    const copied = await stranger.call(getBoard, { params: { id: data[0]?.id ?? '' }, query: {} })
    expect(copied.body.data.ads.map((ad) => ad.id)).toEqual(ads)
    expect(copied.body.data.notes).toEqual({})
    expect(data[0]?.id).not.toBe(id)

    const viewer = await signUp(server, { role: 'viewer', workspaceId: stranger.workspaceId })
    expect((await copy(crypto.randomUUID(), viewer)).status).toBe(403)
    await agent.call(revokeBoardShare, { params: { id } })
    expect((await copy(crypto.randomUUID())).status).toBe(404)
  })

  test('[F-17] only members who may edit share; other workspaces find nothing', async () => {
    const { id } = await addSharedBoard()
    const stranger = await signUp(server)
    const viewer = await signUp(server, { role: 'viewer', workspaceId: agent.workspaceId })
    const body = { expires_at: null }
    expect((await viewer.call(shareBoard, { params: { id }, body })).status).toBe(403)
    expect((await viewer.call(revokeBoardShare, { params: { id } })).status).toBe(403)
    expect((await viewer.call(getBoardShare, { params: { id } })).status).toBe(200)
    expect((await stranger.call(getBoardShare, { params: { id } })).status).toBe(404)
    expect((await stranger.call(shareBoard, { params: { id }, body })).status).toBe(404)
    expect((await stranger.call(revokeBoardShare, { params: { id } })).status).toBe(404)
    expect((await stranger.call(addBoardAds, { params: { id }, body: { ad_ids: ads } })).status).toBe(404)
  })
})

describe('a shared ad', () => {
  test('[R-04] [F-17] opens for a visitor by its link, not by its id, until it is withdrawn', async () => {
    const [id = ''] = ads
    const { token } = (await agent.call(shareAd, { params: { id }, body: { expires_at: null } })).body.data
    const openAd = (by: string) => visit(server).call(getSharedAd, { params: { token: by } })
    expect((await openAd(token)).body.data).toMatchObject({ id, body: 'Shared <b>text</b>', is_saved: false })
    expect((await openAd(id)).status).toBe(404)
    expect((await open(token)).status).toBe(404)

    const stranger = await signUp(server)
    expect((await stranger.call(getAdShare, { params: { id } })).body.data).toBeNull()
    await stranger.call(revokeAdShare, { params: { id } })
    expect((await openAd(token)).status).toBe(200)
    const viewer = await signUp(server, { role: 'viewer', workspaceId: agent.workspaceId })
    expect((await viewer.call(shareAd, { params: { id }, body: { expires_at: null } })).status).toBe(403)
    expect((await viewer.call(revokeAdShare, { params: { id } })).status).toBe(403)
    expect(
      (await agent.call(shareAd, { params: { id: crypto.randomUUID() }, body: { expires_at: null } })).status,
    ).toBe(404)
    await agent.call(revokeAdShare, { params: { id } })
    expect((await openAd(token)).status).toBe(404)
  })

  test('[F-17] the link of a board does not open as that of an ad', async () => {
    const { token } = await addSharedBoard()
    expect((await visit(server).call(getSharedAd, { params: { token } })).status).toBe(404)
  })
})
