import { randomUUID } from 'node:crypto'
import {
  createCreativeComment,
  createGuestComment,
  deleteCreativeComment,
  listCreativeComments,
  listCreativeReviews,
  listGuestComments,
  resolveCreativeComment,
  reviewAsGuest,
} from '@marquee/contract/creative-feedback'
import { createFunnelPage, deleteFunnelPage, getFunnelPage, updateFunnelPage } from '@marquee/contract/funnel-pages'
import { listNotifications } from '@marquee/contract/notifications'
import { getSharedPage } from '@marquee/contract/shared-pages'
import { getFunnelPageShare, revokeFunnelPageShare, shareFunnelPage, unlockLink } from '@marquee/contract/sharing'
import { buildFormSection } from '../../../testing/add-funnel-page.ts'
import { type Agent, type SignedInAgent, signUp, visit, visitWithSession } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
const PASSWORD = 'harbor at dawn'
const HOUR = 60 * 60

let server: TestServer
let guest: Agent
let ada: SignedInAgent
let pageId: string
let version: number
let section: string

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await signUp(server, { displayName: 'Ada' })
  const body = { idempotency_key: randomUUID(), template_id: 'coming-soon', title: 'Harbor' }
  const made = (await ada.call(createFunnelPage, { body })).body.data
  pageId = made.id
  const form = { ...buildFormSection(MARKUP), id: randomUUID() }
  section = form.id
  const page = { ...made.page, sections: [form] }
  version = (await ada.call(updateFunnelPage, { params: { id: pageId }, body: { page, version: made.version } })).body
    .data.version
  // Every test begins with unused limits.
  server.clock.advance(HOUR)
  guest = await visitWithSession(server)
})

const here = () => ({ kind: 'funnel_page' as const, id: pageId })
const open = (token: string) => visit(server).call(getSharedPage, { params: { token } })
const openHtml = (token: string) => server.app.inject({ method: 'GET', url: `/shared-pages/${token}` })
const unlock = (token: string, password: string) => guest.call(unlockLink, { params: { token }, body: { password } })
const comment = (token: string, more: object = {}) =>
  guest.call(createGuestComment, {
    params: { token },
    body: { name: 'Gina', body: MARKUP, section, idempotency_key: randomUUID(), ...more },
  })
const review = (token: string, seen: number) =>
  guest.call(reviewAsGuest, {
    params: { token },
    body: { name: 'Gina', decision: 'approved', version: seen, idempotency_key: randomUUID() },
  })
const listComments = async (agent = ada) => await agent.call(listCreativeComments, { params: here(), query: {} })

async function share(choice: { password?: string | null; expires_at?: string | null; allows_comments?: boolean } = {}) {
  const body = { expires_at: null, allows_comments: true, ...choice }
  return (await ada.call(shareFunnelPage, { params: { id: pageId }, body })).body.data.token
}

describe('a page that is shared by link', () => {
  test('[P-53] opens before it is published, with a policy of its own, no cookie, and forms that send nothing', async () => {
    const token = await share()
    const { sections, ...shared } = (await open(token)).body.data
    expect(shared).toMatchObject({ title: 'Harbor', version, allows_comments: true, review: null })
    expect(sections).toEqual([{ id: section, type: 'form', title: MARKUP }])
    const page = await openHtml(token)
    expect([page.statusCode, page.headers['set-cookie'], page.headers['referrer-policy']]).toEqual([
      200,
      undefined,
      'no-referrer',
    ])
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none';.*frame-ancestors 'self' http:\/\/localhost:3000; sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox$/,
    )
    expect([page.payload.includes(MARKUP), page.payload.includes('alert(1)&gt;')]).toEqual([false, true])
  })

  test('[P-53] asks for its password, which opens it for twelve hours and until it is changed', async () => {
    const token = await share({ password: PASSWORD })
    const locked = await open(token)
    expect([locked.status, locked.error.code]).toEqual([403, 'link_locked'])
    expect([(await openHtml(token)).statusCode, (await comment(token)).status]).toEqual([403, 403])
    expect((await visit(server).call(listGuestComments, { params: { token }, query: {} })).status).toBe(403)
    expect((await unlock(token, 'another word')).error.errors).toEqual({ password: [expect.any(String)] })
    const unlocked = (await unlock(token, PASSWORD)).body.data.token
    expect([(await open(unlocked)).status, (await openHtml(unlocked)).statusCode]).toEqual([200, 200])
    expect((await comment(unlocked)).status).toBe(201)
    expect((await ada.call(getFunnelPageShare, { params: { id: pageId } })).body.data).toMatchObject({
      token,
      has_password: true,
    })
    await share()
    expect((await open(unlocked)).status).toBe(200)
    await share({ password: 'harbor at night' })
    expect((await open(unlocked)).status).toBe(403)
    await share({ password: null })
    expect((await open(token)).status).toBe(200)
  })

  test('[P-53] lets nobody guess its password', async () => {
    const token = await share({ password: PASSWORD })
    const tries = await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        guest.call(unlockLink, { params: { token }, body: { password: `guess ${index}` } }),
      ),
    )
    expect(tries.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
    // The guesses were wrong for this link: the address opens every other one, and right passwords are not counted.
    await ada.call(revokeFunnelPageShare, { params: { id: pageId } })
    const other = await share({ password: PASSWORD })
    for (let time = 0; time <= 20; time += 1) {
      expect((await unlock(other, PASSWORD)).status).toBe(200)
    }
  })

  test('[P-53] is closed at once when the link is withdrawn or over, and when the page is removed', async () => {
    const token = await share()
    const states = async () => [
      (await open(token)).status,
      (await openHtml(token)).statusCode,
      (await comment(token)).status,
    ]
    await ada.call(revokeFunnelPageShare, { params: { id: pageId } })
    expect(await states()).toEqual([404, 404, 404])
    const second = await share({ expires_at: new Date(server.clock.now().getTime() + 60_000).toISOString() })
    expect((await open(second)).status).toBe(200)
    server.clock.advance(61)
    expect((await open(second)).status).toBe(404)
    const third = await share()
    await ada.call(deleteFunnelPage, { params: { id: pageId } })
    expect((await open(third)).status).toBe(404)
  })
})

describe('feedback on a page', () => {
  test('[P-51] of a guest is about a section, reaches the owner, and is answered and settled', async () => {
    const token = await share()
    const { id } = (await comment(token)).body.data
    expect((await ada.call(listNotifications, { query: {} })).body.data).toMatchObject([
      { kind: 'feedback_comment', body: MARKUP, path: `/funnel-pages/${pageId}?feedback=open` },
    ])
    const answer = { body: 'Done', parent_id: id, idempotency_key: randomUUID() }
    await ada.call(createCreativeComment, { params: here(), body: answer })
    await ada.call(createCreativeComment, { params: here(), body: answer })
    await ada.call(resolveCreativeComment, { params: { ...here(), comment_id: id }, body: { is_resolved: true } })
    const threads = (await visit(server).call(listGuestComments, { params: { token }, query: {} })).body.data
    expect(threads).toMatchObject([
      {
        body: MARKUP,
        section,
        author_name: 'Gina',
        is_guest: true,
        resolved_by_name: 'Ada',
        replies: [{ body: 'Done' }],
      },
    ])
    await ada.call(deleteCreativeComment, { params: { ...here(), comment_id: id } })
    expect((await listComments()).body.data).toEqual([])
  })

  test('[P-51] stays with the workspace, and members may say what guests do not read', async () => {
    const token = await share()
    const own = { body: 'Between us', section: '', is_for_guests: false, idempotency_key: randomUUID() }
    const { id } = (await ada.call(createCreativeComment, { params: here(), body: own })).body.data
    expect((await visit(server).call(listGuestComments, { params: { token }, query: {} })).body.data).toEqual([])
    expect((await comment(token, { parent_id: id })).status).toBe(422)
    const stranger = await signUp(server)
    expect((await listComments(stranger)).status).toBe(404)
    const params = { ...here(), comment_id: id }
    expect((await stranger.call(deleteCreativeComment, { params })).status).toBe(404)
    expect((await stranger.call(createCreativeComment, { params: here(), body: own })).status).toBe(404)
  })

  test.each([
    ['on a section that the page does not have', { section: 'elsewhere' }, 422],
    ['at a time, which pages do not have', { frame: 3 }, 422],
    ['of a program that fills in the hidden field', { website: 'https://spam.example' }, 422],
    ['without a word', { body: '  ' }, 422],
  ])('[P-51] %s is refused', async (_case, more, status) => {
    expect((await comment(await share(), more)).status).toBe(status)
    expect((await listComments()).body.data).toEqual([])
  })

  test('[P-51] is not taken where the link only shows, and not without an end', async () => {
    const silent = await share({ allows_comments: false })
    expect([(await comment(silent)).status, (await review(silent, version)).status]).toEqual([403, 403])
    const token = await share()
    const statuses = await Promise.all(Array.from({ length: 21 }, async () => (await comment(token)).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('[P-51] approves the version that was seen, and no other one', async () => {
    const token = await share()
    expect((await review(token, version)).status).toBe(201)
    const { page } = (await ada.call(getFunnelPage, { params: { id: pageId } })).body.data
    const changed = { ...page, title: 'Changed' }
    await ada.call(updateFunnelPage, { params: { id: pageId }, body: { page: changed, version } })
    expect((await review(token, version)).error.code).toBe('version_conflict')
    expect((await open(token)).body.data).toMatchObject({
      version: version + 1,
      review: { decision: 'approved', version },
    })
    expect((await ada.call(listCreativeReviews, { params: here(), query: {} })).body.data).toMatchObject([
      { reviewer_name: 'Gina', is_guest: true, version },
    ])
  })
})
