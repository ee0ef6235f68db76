import { openAttempt, sealAttempt, type SignInAttempt } from './sign-in-attempt.ts'

const SECRET = 'a secret of this server'
const now = new Date('2026-11-20T09:00:00Z')
const attempt: SignInAttempt = {
  state: 'state',
  nonce: 'nonce',
  codeVerifier: 'verifier',
  returnTo: '/briefs',
  attribution: {},
  expiresAt: now.getTime() + 1,
}

/** The cookie with other words in it, under the signature that it had. */
function forge(cookie: string, changes: Partial<SignInAttempt>): string {
  const [, signature = ''] = cookie.split('.')
  return `${Buffer.from(JSON.stringify({ ...attempt, ...changes })).toString('base64url')}.${signature}`
}

describe('[A-21] the cookie of a sign-in with Google', () => {
  const cookie = sealAttempt(attempt, SECRET)

  test('is read back by who wrote it, until it is too old', () => {
    expect(openAttempt(cookie, [SECRET], now)).toEqual(attempt)
    expect(openAttempt(cookie, [SECRET], new Date(attempt.expiresAt))).toBeNull()
  })

  test.each([
    ['is missing', undefined],
    ['is empty', ''],
    ['has no signature', cookie.split('.')[0]],
    ['has an empty signature', `${cookie.split('.')[0]}.`],
    ['has another signature', `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`],
    ['leads elsewhere under the old signature', forge(cookie, { returnTo: '//evil.example' })],
    ['is older than it says', forge(cookie, { expiresAt: now.getTime() + 1_000_000 })],
    ['has something behind the signature', `${cookie}.more`],
    ['was signed by another server', sealAttempt(attempt, 'another secret')],
  ])('is refused when it %s', (_, value) => {
    expect(openAttempt(value, [SECRET], now)).toBeNull()
  })
})
