import { authCheck, login, register } from '@marquee/contract/authentication'
import { COMMON_PASSWORD } from '@marquee/contract/primitives'
import { WEAK_PASSWORD } from './password-strength.ts'
import { getCredits } from '@marquee/contract/credits'
import { sql } from 'kysely'
import { buildApp } from '../../../app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { sendMail } from '../../../platform/mail/mail.jobs.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { signIn, visitWithSession } from '../../../testing/agent.ts'
import { createTestDependencies } from '../../../testing/test-dependencies.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const registration = {
  display_name: ' Ada Lovelace ',
  email: 'Ada@Marquee.example',
  password: ' spaces count ',
  password_confirmation: ' spaces count ',
  terms: true,
  utm_source: 'newsletter',
} as const

describe('registration', () => {
  test('[C-03] signs in, starts a trial, and sends a mail', async () => {
    const agent = await visitWithSession(server)
    const before = new Map(agent.cookies)
    const response = await agent.request({ method: 'POST', url: '/register', payload: registration })
    expect([response.statusCode, response.payload]).toEqual([201, '""'])
    expect(agent.cookies.get('marquee_session')).not.toBe(before.get('marquee_session'))
    expect(agent.cookies.get('XSRF-TOKEN')).not.toBe(before.get('XSRF-TOKEN'))

    const { body } = await agent.call(authCheck, { query: { with_plan: '1' } })
    expect(body).toEqual({
      isAllowedToAccess: true,
      authenticated: true,
      user: expect.objectContaining({
        display_name: 'Ada Lovelace',
        email: 'Ada@Marquee.example',
        email_verified_at: null,
        super_admin: false,
        is_admin: false,
        current_workspace_is_owned: true,
        current_workspace_role: 'owner',
      }),
      user_plan: { title: 'Growth' },
      has_active_subscription: true,
      free_trial_days_remaining: {
        days: 14,
        ends_at: new Date(server.clock.now().getTime() + 14 * DAY_MS).toISOString(),
      },
      is_new_user: true,
      has_unread_changes: true,
      is_allow_ad_template: false,
      workspace_features: { explore_pages: true, swipe_file: true },
      plan_features: ['brand_spy', 'generation', 'creative_analyzer'],
    })
    const mails = await server.sentMails()
    expect(mails.at(-1)).toMatchObject({ to: 'Ada@Marquee.example', kind: 'verify' })
  })

  test('[F-15] a mailbox has one trial, however its address is written; a further account is without a plan', async () => {
    async function join(email: string) {
      const agent = await visitWithSession(server)
      const { status } = await agent.call(register, { body: { ...registration, email } })
      await sql`update users set email_verified_at = now() where email = ${email}`.execute(server.db)
      const { data } = (await agent.call(getCredits, {})).body
      return [status, (await agent.call(authCheck, {})).body.has_active_subscription, data.available]
    }
    expect(await join('grace@mail.example')).toEqual([201, true, 500])
    expect(await join('Grace+2@mail.example')).toEqual([201, false, 0])
    expect(await join('g.hopper@gmail.com')).toEqual([201, true, 500])
    const others = ['ghopper+a@gmail.com', 'gh.opper@googlemail.com'].map(join)
    expect(await Promise.all(others)).toEqual(others.map(() => [201, false, 0]))
  })

  test('[F-15] of sign-ups of one mailbox at the same moment one has the trial', async () => {
    const addresses = ['ann@mail.example', 'ann+1@mail.example', 'ann+2@mail.example']
    const agents = await Promise.all(addresses.map(() => visitWithSession(server)))
    await Promise.all(
      agents.map((agent, index) => {
        const email = addresses[index] ?? ''
        return agent.call(register, { body: { ...registration, email } })
      }),
    )
    const standings = await Promise.all(agents.map((agent) => agent.call(authCheck, {})))
    expect(standings.filter(({ body }) => body.has_active_subscription)).toHaveLength(1)
  })

  test('[C-03] the password is taken to the letter, spaces included', async () => {
    await signIn(server, registration.email, registration.password)
    const agent = await visitWithSession(server)
    const { status } = await agent.call(login, { body: { email: registration.email, password: 'spaces count' } })
    expect(status).toBe(422)
  })

  test('[C-03] an address is unique without regard to case', async () => {
    const agent = await visitWithSession(server)
    const { status, error } = await agent.call(register, { body: { ...registration, email: 'aDA@marquee.EXAMPLE' } })
    expect(status).toBe(422)
    expect(error.errors).toEqual({ email: ['The email has already been taken.'] })
  })

  test('[C-03] of many registrations of one address at once, one succeeds', async () => {
    const agents = await Promise.all(Array.from({ length: 4 }, () => visitWithSession(server)))
    const body = { ...registration, email: 'rush@marquee.example' }
    const answers = await Promise.all(agents.map((agent) => agent.call(register, { body })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3)
  })

  test.each(['yes', 'on', '1', 1, true, 'true'] as const)('[A-11] terms may be %p', async (terms) => {
    const agent = await visitWithSession(server)
    const email = `terms-${typeof terms}-${terms}@marquee.example`
    const { status } = await agent.call(register, { body: { ...registration, email, terms } })
    expect(status).toBe(201)
  })

  test('[C-11] every wrong field is named, and the message counts them', async () => {
    const agent = await visitWithSession(server)
    const response = await agent.request({
      method: 'POST',
      url: '/register',
      payload: { display_name: '  ', email: 'nobody', password: 'short', password_confirmation: 'other', terms: 'no' },
    })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({
      message: expect.stringMatching(/ \(and \d more errors\)$/),
      errors: {
        display_name: ['Enter your name.'],
        email: ['Enter a valid e-mail address.'],
        terms: ['Accept the terms and conditions.'],
      },
    })
  })

  test.each(['aaaaaaaa', 'Password1!', 'marquee1', 'abcdefgh', 'Passw0rd2024', 'adalovelace', 'ada.weak'])(
    '[C-03] the password %s, which is soon guessed, is refused with a reason',
    async (password) => {
      const agent = await visitWithSession(server)
      const body = { ...registration, email: 'ada.weak@marquee.example', password, password_confirmation: password }
      const { status, error } = await agent.call(register, { body })
      expect([status, error.errors]).toEqual([422, { password: [WEAK_PASSWORD] }])
    },
  )

  test.each([
    ['x9Kd02ml', 'strong-1'],
    ['correct horse', 'strong-2'],
    ['violet-harbour-93', 'strong-3'],
  ])('[C-03] the password %s is taken', async (password, name) => {
    const agent = await visitWithSession(server)
    const email = `${name}@marquee.example`
    const body = { ...registration, email, password, password_confirmation: password }
    expect((await agent.call(register, { body })).status).toBe(201)
  })

  test.each(['password', '12345678', 'iloveyou', 'PassWord1', 'qwertyuiop'])(
    '[C-03] the password %s, which many people use, is refused with a reason',
    async (password) => {
      const agent = await visitWithSession(server)
      const body = { ...registration, email: 'common@marquee.example', password, password_confirmation: password }
      const { status, error } = await agent.call(register, { body })
      expect([status, error.errors]).toEqual([422, { password: [COMMON_PASSWORD] }])
    },
  )

  test.each(['Ada\u0007Lovelace', 'Ada\nLovelace', 'Ada \u202Eecalevol', 'Ada\u2028Lovelace', 'Ada\u0085Lovelace'])(
    '[C-03] the name %j, which holds an invisible character, is refused',
    async (display_name) => {
      const agent = await visitWithSession(server)
      const body = { ...registration, email: 'name@marquee.example', display_name }
      const { status, error } = await agent.call(register, { body })
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['display_name']])
    },
  )

  test.each([
    ['+46 8 123 456 78', 201],
    ['(030) 1234-567', 201],
    ['call me', 422],
    ['12345', 422],
    ['+1234567890123456', 422],
    ['javascript:1234567', 422],
  ])('[C-03] the phone number %s is answered with %i', async (phone, expected) => {
    const agent = await visitWithSession(server)
    const email = `phone-${phone.replace(/\D/g, '')}@marquee.example`
    expect((await agent.call(register, { body: { ...registration, email, phone } })).status).toBe(expected)
  })

  test('[C-03] an account stands while no mail can be sent, and its mail arrives later', async () => {
    const { dependencies, close } = await createTestDependencies()
    const { jobs, database } = dependencies
    let isDown = true
    const arrived: Mail[] = []
    const mailer = {
      async send(mail: Mail) {
        if (isDown) {
          throw new Error('connect ECONNREFUSED')
        }
        arrived.push(mail)
      },
      close: () => Promise.resolve(),
    }
    const app = await buildApp({ ...dependencies, mailer })
    await jobs.start()
    const agent = await visitWithSession({ app })
    expect(await agent.call(register, { body: registration })).toMatchObject({ status: 201 })
    await jobs.drain([sendMail])
    const states = () => sql`select state, problem from mail_deliveries`.execute(database).then(({ rows }) => rows)
    expect(await states()).toEqual([{ state: 'waiting', problem: 'connect ECONNREFUSED' }])

    isDown = false
    // The retry's pause is over.
    await sql`update pgboss.job set start_after = now() where name = ${sendMail.name}`.execute(database)
    await jobs.drain([sendMail])
    expect(arrived).toEqual([expect.objectContaining({ to: registration.email, kind: 'verify' })])
    expect(await states()).toEqual([{ state: 'sent', problem: null }])
    await app.close()
    await jobs.stop()
    await close()
  })
})
