import { sendVerification } from '@marquee/contract/authentication'
import { listMailDeliveries, listMailKinds } from '@marquee/contract/mails'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
  admin = await signUp(server, { isAdmin: true })
})
afterAll(() => server.close())

/** Every mail of the product: whoever adds one sees it here and on the page. */
const MAIL_KINDS = [
  'account_deleted',
  'ad_account_stopped',
  'brand_alert',
  'brand_change',
  'credits_empty',
  'credits_low',
  'feedback_comment',
  'feedback_review',
  'first_payment',
  'generation_finished',
  'grace_ending',
  'invitation_accepted',
  'invite',
  'new_sign_in',
  'page_reported',
  'page_taken_down',
  'payment_disputed',
  'payment_failed',
  'payment_made',
  'payment_recovered',
  'payout_paid',
  'plan_cancelled',
  'plan_changed',
  'plan_chosen',
  'plan_duplicated',
  'plan_ended',
  'plan_paused',
  'plan_scheduled',
  'release_alarm',
  'renewal',
  'reset',
  'top_up_made',
  'trial_ending',
  'two_factor_off',
  'two_factor_on',
  'verify',
  'weekly_watch',
  'workspace_deleted',
  'workspace_export',
]

describe('the administration of mails', () => {
  test('shows every mail of the product as HTML and text', async () => {
    const { body } = await admin.call(listMailKinds, {})
    expect(body.data.map(({ kind }) => kind).toSorted()).toEqual(MAIL_KINDS)
    for (const { subject, html, text } of body.data) {
      expect(html).toContain(subject)
      expect(html).toContain('prefers-color-scheme: dark')
      expect(text).toMatch(/https?:\/\/\S+/)
    }
  })

  test('lists what was sent to whom, page by page, and drops what has no reason any more', async () => {
    const person = await signUp(server, { isVerified: false })
    await person.call(sendVerification, {})
    await server.sentMails()
    await person.call(sendVerification, {})
    await server.db
      .updateTable('users')
      .set({ email_verified_at: server.clock.now() })
      .where('id', '=', person.userId)
      .execute()
    server.clock.advance(1)
    await server.sentMails()

    const first = await admin.call(listMailDeliveries, { query: { limit: 1, kind: 'verify' } })
    const cursor = first.body.meta.next_cursor ?? ''
    const second = await admin.call(listMailDeliveries, { query: { limit: 1, kind: 'verify', cursor } })
    const shown = [...first.body.data, ...second.body.data]
    expect(shown.map(({ recipient }) => recipient)).toEqual([person.email, person.email])
    expect(shown.map(({ state }) => state).toSorted()).toEqual(['dropped', 'sent'])
    expect(second.body.meta.next_cursor).toBeNull()
    expect((await admin.call(listMailDeliveries, { query: { kind: 'reset' } })).body.data).toEqual([])
  })
})
