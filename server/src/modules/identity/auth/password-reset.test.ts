import { authCheck, checkPasswordReset, forgotPassword, resetPassword } from '@marquee/contract/authentication'
import { type Agent, signIn, signUp, visitWithSession } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const INVALID_TOKEN = 'This password reset token is invalid.'
const passwords = { password: 'the next password', password_confirmation: 'the next password' }

/** Asks for a link and takes the token out of the mail. */
async function requestToken(visitor: Agent, email: string): Promise<string> {
  const { status } = await visitor.call(forgotPassword, { body: { email } })
  expect(status).toBe(200)
  const mail = (await server.sentMails()).findLast((sent) => sent.to === email && sent.kind === 'reset')
  return mail?.token ?? ''
}

describe('forgotten passwords', () => {
  test('[C-05] the mail carries a link to the reset page', async () => {
    const { email } = await signUp(server)
    const visitor = await visitWithSession(server)
    const { body } = await visitor.call(forgotPassword, { body: { email: email.toUpperCase() } })
    expect(body).toEqual({ message: 'We have emailed your password reset link.' })
    const mail = (await server.sentMails()).at(-1)
    expect(mail).toMatchObject({ to: email, kind: 'reset' })
    const link = `http://localhost:3000/reset-password/${mail?.token}?email=${encodeURIComponent(email)}`
    expect(mail?.url).toBe(link)
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(`/reset-password/${mail?.token}`)
  })

  test('[C-05] an unknown address is told so', async () => {
    const visitor = await visitWithSession(server)
    const { status, error } = await visitor.call(forgotPassword, { body: { email: 'nobody@marquee.example' } })
    const message = "We can't find a user with that email address."
    expect([status, error]).toEqual([422, { message, errors: { email: [message] } }])
  })

  test('[C-05] the next link waits 60 seconds, and replaces the one before', async () => {
    const { email } = await signUp(server)
    const visitor = await visitWithSession(server)
    const first = await requestToken(visitor, email)
    server.clock.advance(59)
    const { status, error } = await visitor.call(forgotPassword, { body: { email } })
    const message = 'Please wait before retrying.'
    expect([status, error]).toEqual([422, { message, errors: { email: [message] } }])

    server.clock.advance(1)
    await requestToken(visitor, email)
    const reset = await visitor.call(resetPassword, { body: { email, token: first, ...passwords } })
    expect(reset.error.errors).toEqual({ email: [INVALID_TOKEN] })
  })

  test('[C-05] a reset sets the password once, signs nobody in, and ends every session', async () => {
    const owner = await signUp(server)
    const { email } = owner
    const visitor = await visitWithSession(server)
    const token = await requestToken(visitor, email)
    const { status, body } = await visitor.call(resetPassword, { body: { email, token, ...passwords } })
    expect([status, body]).toEqual([200, { message: 'Your password has been reset.' }])

    expect((await visitor.call(authCheck, {})).body.authenticated).toBe(false)
    expect((await owner.call(authCheck, {})).body.authenticated).toBe(false)
    await expect(signIn(server, email, owner.password)).rejects.toThrow('422')
    await signIn(server, email, passwords.password)

    const again = await visitor.call(resetPassword, { body: { email, token, ...passwords } })
    expect([again.status, again.error.errors]).toEqual([422, { email: [INVALID_TOKEN] }])
  })

  test('[C-05] the session that resets its own password goes on', async () => {
    const owner = await signUp(server)
    const elsewhere = await signIn(server, owner.email, owner.password)
    const token = await requestToken(owner, owner.email)
    await owner.call(resetPassword, { body: { email: owner.email, token, ...passwords } })
    expect((await owner.call(authCheck, {})).body.authenticated).toBe(true)
    expect((await elsewhere.call(authCheck, {})).body.authenticated).toBe(false)
  })

  test('[C-05] of two uses of a token at the same time, one succeeds', async () => {
    const { email } = await signUp(server)
    const visitor = await visitWithSession(server)
    const token = await requestToken(visitor, email)
    const answers = await Promise.all(
      [1, 2].map(() => visitor.call(resetPassword, { body: { email, token, ...passwords } })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
  })

  test('[C-05] whether a link works can be asked before a password is chosen, and uses nothing up', async () => {
    const { email } = await signUp(server)
    const visitor = await visitWithSession(server)
    const token = await requestToken(visitor, email)
    const check = async (body: { email: string; token: string }) =>
      (await visitor.call(checkPasswordReset, { body })).body.is_valid
    expect(await check({ email: email.toUpperCase(), token })).toBe(true)
    expect(await check({ email, token: `${token}0` })).toBe(false)
    expect(await check({ email: 'nobody@marquee.example', token })).toBe(false)
    expect((await visitor.call(resetPassword, { body: { email, token, ...passwords } })).status).toBe(200)
    expect(await check({ email, token })).toBe(false)
  })

  test('[C-05] a token ends after 60 minutes', async () => {
    const { email } = await signUp(server)
    const token = await requestToken(await visitWithSession(server), email)
    server.clock.advance(60 * 60)
    const { error } = await (
      await visitWithSession(server)
    ).call(resetPassword, { body: { email, token, ...passwords } })
    expect(error.message).toBe(INVALID_TOKEN)
  })

  test("[C-05] a token does not fit somebody else's address", async () => {
    const [first, second] = [await signUp(server), await signUp(server)]
    const visitor = await visitWithSession(server)
    const token = await requestToken(visitor, first.email)
    const { error } = await visitor.call(resetPassword, { body: { email: second.email, token, ...passwords } })
    expect(error.message).toBe(INVALID_TOKEN)
  })

  test('[C-11] passwords that differ or are short are refused', async () => {
    const visitor = await visitWithSession(server)
    const { status, error } = await visitor.call(resetPassword, {
      body: { email: 'a@b.example', token: 'x', password: '1234567', password_confirmation: '12345678' },
    })
    expect(status).toBe(422)
    expect(error.errors?.['password']).toContain('The password must be at least 8 characters.')
  })
})
