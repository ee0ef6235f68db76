import {
  createBriefComment,
  deleteBriefComment,
  listBriefComments,
  resolveBriefComment,
} from '@marquee/contract/brief-comments'
import { getApprovedBrief, listBriefReviews, reviewBrief } from '@marquee/contract/brief-reviews'
import { archiveBrief, createBrief, getBrief, updateBrief } from '@marquee/contract/briefs'
import { listNotifications } from '@marquee/contract/notifications'
import {
  commentSharedBrief,
  getSharedBrief,
  listSharedBriefComments,
  reviewSharedBrief,
} from '@marquee/contract/shared-briefs'
import { getBriefShare, revokeBriefShare, shareBrief } from '@marquee/contract/sharing'
import { addAds } from '../../../testing/ad-builder.ts'
import { type Agent, type SignedInAgent, signUp, visit, visitWithSession } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let author: SignedInAgent
let briefId: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  author = await signUp(server, { displayName: 'Ada Author' })
  const [adId = ''] = await addAds(server, [{ body: 'Reference <b>ad</b>' }])
  const created = await author.call(createBrief, {
    body: {
      idempotency_key: key(),
      title: 'Summer sale',
      objective: 'Sell',
      hooks: ['Half price'],
      reference_ad_ids: [adId],
    },
  })
  briefId = created.body.data.id
  // Every test begins with unused limits.
  server.clock.advance(3600)
})

const key = () => crypto.randomUUID()
const here = () => ({ id: briefId })

async function share(choice: { allows_comments?: boolean } = { allows_comments: true }): Promise<string> {
  const answer = await author.call(shareBrief, { params: here(), body: { expires_at: null, ...choice } })
  return answer.body.data.token
}

const comment = (by: Agent, body: string, more: object = {}) =>
  by.call(createBriefComment, { params: here(), body: { body, idempotency_key: key(), ...more } })
const guestComment = (by: Agent, token: string, more: object = {}) =>
  by.call(commentSharedBrief, {
    params: { token },
    body: { name: 'Gina Guest', body: 'Name the price', idempotency_key: key(), ...more },
  })
const listComments = async (by: Agent) => (await by.call(listBriefComments, { params: here(), query: {} })).body.data
const news = async (by: Agent) => (await by.call(listNotifications, { query: {} })).body.data

describe('a shared brief', () => {
  test('[F-17] [P-51] opens for a visitor and shows the brief, its ads, and nothing else of the workspace', async () => {
    const token = await share({})
    const { body } = await visit(server).call(getSharedBrief, { params: { token } })
    expect(body.data).toMatchObject({ title: 'Summer sale', hooks: ['Half price'], allows_comments: false })
    expect(body.data.reference_ads.map((ad) => ad.body)).toEqual(['Reference <b>ad</b>'])
    const raw = (await visit(server).request({ url: `/api/shared/briefs/${token}` })).payload
    for (const secret of [author.workspaceId, author.userId, author.email, briefId]) {
      expect(raw).not.toContain(secret)
    }
  })

  test('[F-17] a withdrawn link and an archived brief are answered like a link that never was', async () => {
    const token = await share()
    const open = async (by: string) => (await visit(server).request({ url: `/api/shared/briefs/${by}` })).payload
    const missing = await open('never-was')
    await author.call(archiveBrief, { params: here() })
    expect(await open(token)).toBe(missing)
    await author.call(revokeBriefShare, { params: here() })
    expect((await author.call(getBriefShare, { params: here() })).body.data).toBeNull()
    expect(await open(token)).toBe(missing)
  })

  test('[P-51] a guest comments by name; the author is told once, and other members are not', async () => {
    const token = await share()
    const colleague = await signUp(server, { role: 'member', workspaceId: author.workspaceId })
    const guest = await visitWithSession(server)
    const request = {
      name: 'Gina Guest',
      body: '<img src=x> too long?',
      section: 'hooks' as const,
      idempotency_key: key(),
    }
    const answers = [request, request].map((body) => guest.call(commentSharedBrief, { params: { token }, body }))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201])
    expect(await listComments(author)).toMatchObject([
      { author_name: 'Gina Guest', is_guest: true, section: 'hooks', body: '<img src=x> too long?', replies: [] },
    ])
    expect(await news(author)).toMatchObject([
      { kind: 'feedback_comment', title: 'Gina Guest (guest) commented in “Summer sale”', path: `/brief/${briefId}` },
    ])
    expect(await news(colleague)).toEqual([])
  })

  test('[P-51] guests read what is meant for them, answer it, and never see what members say among themselves', async () => {
    const token = await share()
    const guest = await visitWithSession(server)
    const internal = await comment(author, 'Too cheap?')
    const open = await comment(author, 'What do you think?', { is_for_guests: true })
    const { body } = await guest.call(listSharedBriefComments, { params: { token }, query: {} })
    expect(body.data.map((thread) => thread.body)).toEqual(['What do you think?'])
    const hidden = await guestComment(guest, token, { parent_id: internal.body.data.id })
    expect(hidden.status).toBe(422)
    const answered = await guestComment(guest, token, { parent_id: open.body.data.id, body: 'I like it' })
    expect(answered.body.data.replies.map((reply) => reply.body)).toEqual(['I like it'])
  })

  test('[P-51] where guests may not comment, they cannot decide either', async () => {
    const token = await share({ allows_comments: false })
    const guest = await visitWithSession(server)
    expect((await guestComment(guest, token)).status).toBe(403)
    const decision = { name: 'Gina', decision: 'approved' as const, version: 1, idempotency_key: key() }
    expect((await guest.call(reviewSharedBrief, { params: { token }, body: decision })).status).toBe(403)
    await comment(author, 'For guests', { is_for_guests: true })
    expect((await guest.call(listSharedBriefComments, { params: { token }, query: {} })).body.data).toEqual([])
  })

  test('[P-51] programs are refused by the hidden field and by the limit of an address', async () => {
    const token = await share()
    const guest = await visitWithSession(server)
    expect((await guestComment(guest, token, { website: 'https://spam.example' })).status).toBe(422)
    const statuses: number[] = []
    for (let sent = 0; sent < 21; sent += 1) {
      statuses.push((await guestComment(guest, token)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
    expect(
      (await visit(server).request({ method: 'POST', url: `/api/shared/briefs/${token}/comments` })).statusCode,
    ).toBe(419)
  })

  test('[P-51] a guest approves the version that was read; what it said is kept, whatever is changed later', async () => {
    const token = await share()
    const guest = await visitWithSession(server)
    const decide = (version: number, decision: 'approved' | 'changes_requested') =>
      guest.call(reviewSharedBrief, {
        params: { token },
        body: { name: 'Gina Guest', note: 'Good', decision, version, idempotency_key: key() },
      })
    expect((await decide(7, 'approved')).status).toBe(409)
    expect((await decide(1, 'approved')).body.data).toMatchObject({ reviewer_name: 'Gina Guest', version: 1 })
    const approved = await author.call(getBrief, { params: here() })
    expect(approved.body.data).toMatchObject({ status: 'approved', version: 1 })
    expect(await news(author)).toMatchObject([
      { kind: 'feedback_review', title: 'Gina Guest (guest) approved “Summer sale”', body: 'Version 1. Good' },
    ])

    await author.call(updateBrief, { params: here(), body: { version: 1, objective: 'Sell more' } })
    const kept = await author.call(getApprovedBrief, { params: { ...here(), version: 1 } })
    expect(kept.body.data.objective).toBe('Sell')
    expect((await author.call(getApprovedBrief, { params: { ...here(), version: 2 } })).status).toBe(404)
    const page = await visit(server).call(getSharedBrief, { params: { token } })
    expect(page.body.data).toMatchObject({ version: 2, review: { decision: 'approved', version: 1 } })

    expect((await decide(2, 'changes_requested')).status).toBe(201)
    expect((await author.call(getBrief, { params: here() })).body.data.status).toBe('in_review')
    const { body } = await author.call(listBriefReviews, { params: here(), query: {} })
    expect(body.data.map(({ decision, version }) => [decision, version])).toEqual([
      ['changes_requested', 2],
      ['approved', 1],
    ])
  })
})

describe('comments of members', () => {
  test('[P-51] those who are mentioned are told so, if they are members; a viewer may comment as well', async () => {
    const viewer = await signUp(server, { role: 'viewer', workspaceId: author.workspaceId, displayName: 'Vera' })
    const stranger = await signUp(server, { displayName: 'Stranger' })
    const { body } = await comment(author, 'Look', { mentioned_user_ids: [viewer.userId, stranger.userId] })
    expect(body.data.mentions).toEqual(['Vera'])
    expect(await news(viewer)).toMatchObject([{ title: 'Ada Author mentioned you in “Summer sale”' }])
    expect(await news(stranger)).toEqual([])
    expect(await news(author)).toEqual([])
    const answer = await comment(viewer, 'Fine', { parent_id: body.data.id })
    expect(answer.body.data.replies).toMatchObject([{ author_name: 'Vera', is_own: true, is_guest: false }])
    expect(await news(author)).toMatchObject([{ title: 'Vera commented in “Summer sale”' }])
    expect((await comment(viewer, 'Deeper', { parent_id: answer.body.data.replies[0]?.id })).status).toBe(422)
  })

  test('[P-51] a comment is settled and opened again, and removed by who wrote it alone', async () => {
    const member = await signUp(server, { role: 'member', workspaceId: author.workspaceId })
    const { id } = (await comment(author, 'Settle me')).body.data
    const params = { ...here(), comment_id: id }
    const settled = await member.call(resolveBriefComment, { params, body: { is_resolved: true } })
    expect(settled.body.data.resolved_by_name).toBe('Test Person')
    const opened = await member.call(resolveBriefComment, { params, body: { is_resolved: false } })
    expect(opened.body.data.resolved_at).toBeNull()
    expect((await member.call(deleteBriefComment, { params })).status).toBe(403)
    expect((await author.call(deleteBriefComment, { params })).status).toBe(204)
    expect(await listComments(author)).toEqual([])

    const guest = await visitWithSession(server)
    const said = (await guestComment(guest, await share())).body.data
    const spam = { params: { ...here(), comment_id: said.id } }
    const viewer = await signUp(server, { role: 'viewer', workspaceId: author.workspaceId })
    expect((await viewer.call(deleteBriefComment, spam)).status).toBe(403)
    expect((await member.call(deleteBriefComment, spam)).status).toBe(204)
  })

  test('[P-51] a member approves once for each key, and an approved brief that was delivered stays so', async () => {
    await author.call(updateBrief, { params: here(), body: { version: 1, status: 'delivered' } })
    const body = { decision: 'approved' as const, version: 2, idempotency_key: key() }
    const answers = await Promise.all([1, 2].map(() => author.call(reviewBrief, { params: here(), body })))
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
    expect((await author.call(getBrief, { params: here() })).body.data.status).toBe('delivered')
  })

  test('[P-51] another workspace finds nothing of it', async () => {
    const stranger = await signUp(server)
    const { id } = (await comment(author, 'Ours')).body.data
    const params = { ...here(), comment_id: id }
    expect((await stranger.call(listBriefComments, { params: here(), query: {} })).status).toBe(404)
    expect((await comment(stranger, 'Theirs')).status).toBe(404)
    expect((await stranger.call(resolveBriefComment, { params, body: { is_resolved: true } })).status).toBe(404)
    expect((await stranger.call(deleteBriefComment, { params })).status).toBe(404)
    expect((await stranger.call(shareBrief, { params: here(), body: { expires_at: null } })).status).toBe(404)
    expect((await stranger.call(listBriefReviews, { params: here(), query: {} })).status).toBe(404)
  })
})
