import type { SigningSecrets } from '../../../platform/secrets/signing-secrets.ts'
import { isUnlocked, readToken, unlockToken } from './unlocked-token.ts'

const secrets: SigningSecrets = ['key']
const link = { token: 'abc', password_hash: 'hash', secrets, now: new Date('2026-11-26T08:00:00Z') }
const HOUR = 60 * 60 * 1000
const later = (hours: number) => ({ ...link, now: new Date(link.now.getTime() + hours * HOUR) })

test('[P-53] a link whose password was entered is open for twelve hours, and no longer after another password', () => {
  const token = unlockToken(link)
  expect(readToken(token)).toBe('abc')
  expect([11.9, 12.1].map((hours) => isUnlocked(token, later(hours)))).toEqual([true, false])
  expect(isUnlocked(token, { ...link, password_hash: 'another' })).toBe(false)
})

test('[P-53] a token that is made up, changed or from another link opens nothing', () => {
  const [, expiry = '', signature = ''] = unlockToken(link).split('.')
  const tokens = [
    'abc',
    'abc.',
    `abc.zzzzzz.${signature}`,
    `abd.${expiry}.${signature}`,
    `abc.${expiry}.`,
    `abc.${expiry}.é`,
  ]
  expect(tokens.filter((token) => isUnlocked(token, link))).toEqual([])
  expect(isUnlocked(unlockToken({ ...link, secrets: ['other'] }), link)).toBe(false)
})
