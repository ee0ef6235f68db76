import { isLinkValid, verificationPath } from './modules/identity/auth/verification-link.ts'
import { openAttempt, sealAttempt } from './modules/identity/google-sign-in/sign-in-attempt.ts'
import { createStagingService } from './modules/identity/staging/staging.service.ts'
import {
  createUnsubscribeToken,
  readUnsubscribeToken,
} from './modules/notifications/notifications/unsubscribe-token.ts'
import { isUnlocked, unlockToken } from './modules/workspaces/sharing/unlocked-token.ts'
import { ID } from './testing/note-server.ts'
import { createManualClock } from './platform/clock.ts'
import { getWebhookSecret, listWebhookSecrets, signWebhook } from './platform/web/webhook-signature.ts'
import type { SigningSecrets } from './platform/secrets/signing-secrets.ts'

const OLD: SigningSecrets = ['the secret before']
const BOTH: SigningSecrets = ['the next secret', ...OLD]
const NEW: SigningSecrets = ['the next secret']

const clock = createManualClock(new Date('2026-11-26T08:00:00Z'))
const now = clock.now()
const link = { token: 'abc', password_hash: 'hash', now, secrets: OLD }
const attempt = { state: 's', nonce: 'n', codeVerifier: 'v', returnTo: '/', attribution: {}, expiresAt: Infinity }
const subscription = { userId: ID, workspaceId: ID, kind: 'brand_alert' } as const
const rateLimiter = {
  hit: async () => ({ isAllowed: true, limit: 1, remaining: 1, retryAfterSeconds: 0, resetsAt: 0 }),
  clear: async () => {},
}
const credentials = { username: 'team', password: 'open' }

const path = verificationPath({ id: ID, email: 'ada@example.com' }, OLD[0], now)
const token = createUnsubscribeToken(subscription, OLD[0])
const unlocked = unlockToken(link)
const cookie = sealAttempt({ ...attempt, expiresAt: now.getTime() + 1 }, OLD[0])

test.each<[string, (secrets: SigningSecrets) => boolean]>([
  ['a link that verifies an address', (secrets) => isLinkValid(path, secrets, now)],
  ['a link that unsubscribes', (secrets) => readUnsubscribeToken(token, secrets) !== null],
  ['an entered password of a link', (secrets) => isUnlocked(unlocked, { ...link, secrets })],
  ['a sign-in with Google that has begun', (secrets) => openAttempt(cookie, secrets, now) !== null],
])('[P-86] while the secret is replaced, %s stays valid', (_, isValid) => {
  expect([OLD, BOTH, NEW].map(isValid)).toEqual([true, true, false])
})

test('[P-86] while the secret is replaced, the pass of a site that is not open stays valid', async () => {
  const create = (sessionSecrets: SigningSecrets) =>
    createStagingService({ clock, rateLimiter, credentials, sessionSecrets })
  const pass = await create(OLD).enter(credentials, '203.0.113.1')
  expect([OLD, BOTH, NEW].map((secrets) => create(secrets).isOpenTo(pass))).toEqual([true, true, false])
})

test('[P-86] while the secret is replaced, webhooks are signed for receivers that know the old secret or the new one', () => {
  const signed = signWebhook('{}', listWebhookSecrets(BOTH, ID), now)
  const parts = (secrets: SigningSecrets) => signWebhook('{}', [getWebhookSecret(secrets[0], ID)], now).split(',')
  expect(signed.split(',')).toEqual([...parts(NEW), parts(OLD)[1]])
})
