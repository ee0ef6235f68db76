import { randomUUID } from 'node:crypto'
import { authCheck } from '@marquee/contract/authentication'
import {
  acceptInvitation,
  createInvitations,
  listInvitations,
  openInvitation,
  resendInvitation,
  withdrawInvitation,
} from '@marquee/contract/invitations'
import { type AssignableRole, getSeats, listMembers } from '@marquee/contract/members'
import { listWorkspaceActivity } from '@marquee/contract/workspace-activity'
import { sql } from 'kysely'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { listenToWebhooks, listToldEvents } from '../../../testing/add-webhook.ts'
import { type SignedInAgent, signUp, visitWithSession } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const WEEK_SECONDS = 7 * DAY_SECONDS

let server: TestServer
let owner: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  owner = await signUp(server, { displayName: 'Ada Marsh' })
})
afterAll(() => server.close())

function newAddress(): string {
  return `guest-${randomUUID()}@marquee.example`
}

function invite(emails: string[], role: AssignableRole = 'member', idempotency_key: string = randomUUID()) {
  return owner.call(createInvitations, { body: { emails, role, idempotency_key } })
}

/** The token of the newest mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const mails = (await server.sentMails()).filter(({ to, kind }) => to === email && kind === 'invite')
  return mails.at(-1)?.token ?? ''
}

async function open(token: string) {
  const visitor = await visitWithSession(server)
  return visitor.call(openInvitation, { body: { token } })
}

describe('[P-64] inviting', () => {
  test('several people at once sends each a mail with a link of their own', async () => {
    const emails = [newAddress(), newAddress()]
    const { body, status } = await invite(emails, 'viewer')
    expect(status).toBe(201)
    expect(body.data).toEqual(
      emails.map((email) =>
        expect.objectContaining({ email, role: 'viewer', is_expired: false, invited_by: 'Ada Marsh' }),
      ),
    )
    const tokens = [await tokenFor(emails[0] ?? ''), await tokenFor(emails[1] ?? '')]
    expect(new Set(tokens).size).toBe(2)
    const mail = (await server.sentMails()).find(({ to }) => to === emails[0])
    expect(mail).toMatchObject({ subject: 'Ada Marsh invited you to Test workspace' })
    expect(mail?.url).toMatch(new RegExp(`/invitations/${tokens[0]}$`))
  })

  test('is done once per key, and stores no token', async () => {
    const [email, key] = [newAddress(), randomUUID()]
    const first = await invite([email], 'member', key)
    const second = await invite([email], 'member', key)
    expect(second.body.data).toEqual(first.body.data)
    const token = await tokenFor(email)
    const { rows } = await sql<{ row: string }>`select t::text as row from invitations t`.execute(server.db)
    expect(rows.filter(({ row }) => row.includes(email))).toHaveLength(1)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
  })

  test('names those who are members or invited already, and then invites nobody', async () => {
    const [email, other] = [newAddress(), newAddress()]
    await invite([email])
    const { error, status } = await invite([email.toUpperCase(), other, owner.email])
    expect([status, error.errors]).toEqual([
      422,
      {
        emails: [
          `${email.toUpperCase()} is invited already. Send that invitation again.`,
          `${owner.email} is a member already.`,
        ],
      },
    ])
    expect((await owner.call(listInvitations, { query: {} })).body.data.map((one) => one.email)).toEqual([email])
  })

  test('takes seats until none is left; viewers need none', async () => {
    expect((await invite([newAddress(), newAddress(), newAddress(), newAddress()])).status).toBe(201)
    expect((await owner.call(getSeats, {})).body.data).toMatchObject({ limit: 5, members: 1, invited: 4 })
    expect((await invite([newAddress()])).error.code).toBe('seats_taken')
    expect((await invite([newAddress(), newAddress()], 'viewer')).status).toBe(201)
  })

  test('two at the same moment for the last seat: one is told that there is none', async () => {
    await invite([newAddress(), newAddress(), newAddress()])
    const answers = await Promise.all([invite([newAddress()]), invite([newAddress()])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('more than a hundred a day is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      await invite(
        Array.from({ length: 20 }, () => newAddress()),
        'viewer',
      )
    }
    expect((await invite([newAddress()], 'viewer')).status).toBe(429)
  })
})

describe('[P-64] [P-73] [A-13] accepting', () => {
  test('joins the workspace, makes it the current one, and works once', async () => {
    const guest = await signUp(server, { displayName: 'Ben Ode' })
    await listenToWebhooks(server, owner)
    await invite([guest.email], 'admin')
    const token = await tokenFor(guest.email)
    expect((await open(token)).body.data).toMatchObject({
      workspace_name: 'Test workspace',
      email: guest.email,
      role: 'admin',
      invited_by: 'Ada Marsh',
      has_account: true,
    })
    const { body } = await guest.call(acceptInvitation, { body: { token } })
    expect(body.data).toMatchObject({ id: owner.workspaceId, role: 'admin', is_current: true, members_count: 2 })
    expect((await guest.call(authCheck, {})).body.user?.current_workspace_id).toBe(owner.workspaceId)
    expect(await listToldEvents(server, owner)).toMatchObject([
      { type: 'member.joined', data: { user_id: guest.userId, role: 'admin' } },
    ])
    expect((await open(token)).error.code).toBe('invitation_accepted')
    expect((await owner.call(listInvitations, { query: {} })).body.data).toEqual([])
    const { body: activity } = await owner.call(listWorkspaceActivity, { query: {} })
    expect(activity.data.map(({ action, actor }) => `${action} by ${actor}`)).toEqual([
      'member.joined by Ben Ode',
      'invitation.sent by Ada Marsh',
    ])
  })

  test('twice at the same moment makes one member', async () => {
    const guest = await signUp(server)
    await invite([guest.email])
    const body = { token: await tokenFor(guest.email) }
    const answers = await Promise.all([guest.call(acceptInvitation, { body }), guest.call(acceptInvitation, { body })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  test('is for the invited address alone', async () => {
    const [email, other] = [newAddress(), await signUp(server)]
    await invite([email])
    const token = await tokenFor(email)
    expect((await open(token)).body.data.has_account).toBe(false)
    const { error, status } = await other.call(acceptInvitation, { body: { token } })
    expect([status, error.code]).toEqual([403, 'other_account'])
    expect(error.message).toBe(`This invitation is for ${email}. Log out, and log in with that address.`)
    const unverified = await signUp(server, { email, isVerified: false })
    expect((await unverified.call(acceptInvitation, { body: { token } })).status).toBe(403)
    expect((await owner.call(listMembers, { query: {} })).body.data).toHaveLength(1)
  })

  test('is refused when the seat has gone meanwhile', async () => {
    const guest = await signUp(server)
    await invite([guest.email])
    for (let seat = 0; seat < 4; seat += 1) {
      await signUp(server, { workspaceId: owner.workspaceId, role: 'member' })
    }
    const { error } = await guest.call(acceptInvitation, { body: { token: await tokenFor(guest.email) } })
    expect(error.code).toBe('seats_taken')
  })
})

describe('[P-64] a link that does not work says why', () => {
  test('unknown', async () => {
    expect((await open('nonsense')).error).toMatchObject({ code: 'invitation_unknown' })
  })

  test('withdrawn', async () => {
    const email = newAddress()
    const { body } = await invite([email])
    const token = await tokenFor(email)
    const params = { id: body.data[0]?.id ?? '' }
    expect((await owner.call(withdrawInvitation, { params })).status).toBe(204)
    expect((await open(token)).error).toMatchObject({ code: 'invitation_withdrawn' })
    expect((await owner.call(withdrawInvitation, { params })).status).toBe(404)
    expect((await invite([email])).status).toBe(201)
  })

  test('withdrawn before the mail was made: none is sent', async () => {
    const email = newAddress()
    const { body } = await invite([email])
    await owner.call(withdrawInvitation, { params: { id: body.data[0]?.id ?? '' } })
    expect(await tokenFor(email)).toBe('')
  })

  test('expired after seven days; sent again, the new link works and the old one is unknown', async () => {
    const email = newAddress()
    const { body } = await invite([email])
    const old = await tokenFor(email)
    server.clock.advance(WEEK_SECONDS - 1)
    expect((await open(old)).status).toBe(200)
    server.clock.advance(1)
    expect((await open(old)).error).toMatchObject({ code: 'invitation_expired' })
    const again = await signUp(server, { workspaceId: owner.workspaceId, role: 'admin' })
    expect((await again.call(listInvitations, { query: {} })).body.data[0]?.is_expired).toBe(true)
    const resent = await again.call(resendInvitation, { params: { id: body.data[0]?.id ?? '' } })
    expect(resent.body.data.is_expired).toBe(false)
    const latest = await tokenFor(email)
    expect((await open(old)).error).toMatchObject({ code: 'invitation_unknown' })
    expect((await open(latest)).status).toBe(200)
  })
})
