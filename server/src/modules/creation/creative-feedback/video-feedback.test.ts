import { randomUUID } from 'node:crypto'
import {
  createCreativeComment,
  createGuestComment,
  listCreativeComments,
  listCreativeReviews,
  listGuestComments,
  reviewAsGuest,
} from '@marquee/contract/creative-feedback'
import { listNotifications } from '@marquee/contract/notifications'
import { createProduct } from '@marquee/contract/products'
import { getSharedVideo } from '@marquee/contract/shared-videos'
import { revokeVideoShare, shareVideo, unlockLink } from '@marquee/contract/sharing'
import { createVideoRender } from '@marquee/contract/video-renders'
import { deleteVideo, getVideo, restoreVideo } from '@marquee/contract/videos'
import { addVideo } from '../../../testing/add-video.ts'
import { type Agent, type SignedInAgent, signUp, visit, visitWithSession } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

// A video of half a second is rendered and analysed, and a second time with other captions.
jest.setTimeout(120_000)

const MARKUP = '<img src=x onerror=alert(1)>'
const PASSWORD = 'harbor at dawn'
const LAST_FRAME = 14

let server: TestServer
let guest: Agent
let ada: SignedInAgent
let id: string
/** What guests were answered while nothing was rendered. */
let early: { approval: string | undefined; moment: number; whole: number }

const here = () => ({ kind: 'video' as const, id })
const open = async (token: string) => visit(server).call(getSharedVideo, { params: { token } })
const comment = (token: string, more: object = {}) =>
  guest.call(createGuestComment, {
    params: { token },
    body: { name: 'Gina', body: MARKUP, idempotency_key: randomUUID(), ...more },
  })
const review = (token: string, version: number) =>
  guest.call(reviewAsGuest, {
    params: { token },
    body: { name: 'Gina', decision: 'approved', version, idempotency_key: randomUUID() },
  })

async function share(choice: { password?: string | null; allows_comments?: boolean } = {}): Promise<string> {
  const body = { expires_at: null, allows_comments: true, password: null, ...choice }
  return (await ada.call(shareVideo, { params: { id }, body })).body.data.token
}

beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server, { displayName: 'Ada' })
  guest = await visitWithSession(server)
  const texts = { name: 'Cup', url: '', description: '', price: '', offer: '', category: '', benefits: [] }
  const product = { ...texts, currency: 'EUR' as const, image_ids: [], idempotency_key: randomUUID() }
  const { body } = await ada.call(createProduct, { body: product })
  id = (await addVideo(ada, body.data.id, 'Harbor cup')).video_id
  const token = await share()
  early = {
    approval: (await review(token, 1)).error.code,
    moment: (await comment(token, { frame: 0 })).status,
    whole: (await comment(token)).status,
  }
  await server.jobs.drain()
})
afterAll(() => server.close())

describe('feedback on a video', () => {
  test('[P-51] is about all of it while nothing is rendered, and approves nothing then', () => {
    expect(early).toEqual({ approval: 'version_conflict', moment: 422, whole: 201 })
  })

  test('[P-51] of a guest is about a moment, reaches the owner as text, and is answered at that moment', async () => {
    const token = await share()
    const made = (await comment(token, { frame: LAST_FRAME })).body.data
    expect((await ada.call(listNotifications, { query: {} })).body.data[0]).toMatchObject({
      kind: 'feedback_comment',
      body: MARKUP,
      path: `/ai-videos/${id}?feedback=open`,
    })
    const answer = { body: 'Done', parent_id: made.id, idempotency_key: randomUUID() }
    await ada.call(createCreativeComment, { params: here(), body: answer })
    const own = { body: 'Between us', frame: 3, is_for_guests: false, idempotency_key: randomUUID() }
    await ada.call(createCreativeComment, { params: here(), body: own })
    const { data } = (await visit(server).call(listGuestComments, { params: { token }, query: {} })).body
    expect(data.slice(1)).toMatchObject([
      { frame: LAST_FRAME, body: MARKUP, is_guest: true, replies: [{ frame: LAST_FRAME, body: 'Done' }] },
    ])
    const all = (await ada.call(listCreativeComments, { params: here(), query: {} })).body.data
    expect(all.map(({ frame }) => frame)).toEqual([null, LAST_FRAME, 3])
  })

  test.each([
    ['after its last frame', { frame: LAST_FRAME + 1 }],
    ['before its first frame', { frame: -1 }],
    ['between two frames', { frame: 1.5 }],
    ['on a section, which videos do not have', { section: 'hero' }],
  ])('[P-51] %s is refused, of guests and of members', async (_case, place) => {
    expect((await comment(await share(), place)).status).toBe(422)
    const body = { body: 'Here', idempotency_key: randomUUID(), ...place }
    expect((await ada.call(createCreativeComment, { params: here(), body })).status).toBe(422)
  })

  test('[P-53] asks for the password of the link, and ends with the link and with the video', async () => {
    const token = await share({ password: PASSWORD })
    const tryAll = async (link: string) => [
      (await open(link)).status,
      (await visit(server).call(listGuestComments, { params: { token: link }, query: {} })).status,
      (await comment(link)).status,
      (await review(link, 1)).status,
    ]
    expect(await tryAll(token)).toEqual([403, 403, 403, 403])
    const unlocked = (await guest.call(unlockLink, { params: { token }, body: { password: PASSWORD } })).body.data.token
    expect(await tryAll(unlocked)).toEqual([200, 200, 201, 201])
    await ada.call(deleteVideo, { params: { id } })
    expect(await tryAll(unlocked)).toEqual([404, 404, 404, 404])
    await ada.call(restoreVideo, { params: { id } })
    await ada.call(revokeVideoShare, { params: { id } })
    expect(await tryAll(unlocked)).toEqual([404, 404, 404, 404])
  })

  test('[P-51] is not taken where the link only shows, and is of no other workspace', async () => {
    const silent = await share({ allows_comments: false })
    expect([(await comment(silent)).status, (await review(silent, 1)).status]).toEqual([403, 403])
    expect((await visit(server).call(listGuestComments, { params: { token: silent }, query: {} })).body.data).toEqual(
      [],
    )
    const stranger = await signUp(server)
    const body = { body: 'Hello', idempotency_key: randomUUID() }
    expect([
      (await stranger.call(listCreativeComments, { params: here(), query: {} })).status,
      (await stranger.call(createCreativeComment, { params: here(), body })).status,
    ]).toEqual([404, 404])
  })

  test('[P-51] approves the render that was seen, and no earlier one', async () => {
    const token = await share()
    expect((await open(token)).body.data.version).toBe(1)
    expect((await review(token, 1)).status).toBe(201)
    const { version } = (await ada.call(getVideo, { params: { id } })).body.data
    await ada.call(createVideoRender, {
      params: { id },
      body: { idempotency_key: randomUUID(), version, aspect_ratios: ['1:1'], encoding: 'webm', captions: 'none' },
    })
    // A render that is not finished changes nothing of what guests see.
    expect((await review(token, 2)).error.code).toBe('version_conflict')
    await server.jobs.drain()
    expect((await review(token, 1)).error.code).toBe('version_conflict')
    expect((await open(token)).body.data).toMatchObject({ version: 2, review: { decision: 'approved', version: 1 } })
    expect((await review(token, 2)).status).toBe(201)
    expect((await ada.call(listCreativeReviews, { params: here(), query: {} })).body.data[0]).toMatchObject({
      reviewer_name: 'Gina',
      is_guest: true,
      version: 2,
    })
  })
})
