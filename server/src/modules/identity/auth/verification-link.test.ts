import { hashEmail, isLinkValid, verificationPath } from './verification-link.ts'

const user = { id: '01890000-0000-7000-8000-000000000000', email: 'ada@marquee.example' }
const now = new Date('2026-03-02T09:00:00.000Z')

test('[C-06] the address in the link is the SHA-1 of the e-mail, as Laravel makes it', () => {
  expect(hashEmail('test@example.com')).toBe('567159d622ffbb50b11b0efd307be358624a26ee')
})

test('[C-06] a link holds for the secret that signed it, for 60 minutes', () => {
  const link = verificationPath(user, 'the secret', now)
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  expect(isLinkValid(link, ['the secret'], later(3599))).toBe(true)
  expect(isLinkValid(link, ['the secret'], later(3600))).toBe(false)
  expect(isLinkValid(link, ['another secret'], now)).toBe(false)
})

test.each([
  ['a parameter', (link: string) => `${link}&utm_source=mail`],
  ['a space', (link: string) => `${link}%20`],
  ['a letter', (link: string) => `${link}0`],
  ['a second signature', (link: string) => `${link}&signature=x`],
  ['a slash in the path', (link: string) => link.replace('?', '/?')],
  ['another order', (link: string) => link.replace(/expires=(\d+)&signature=(\w+)/, 'signature=$2&expires=$1')],
  ['nothing of ours', () => '/email/verify/x'],
])('[C-06] a link with %s is not the one that was signed', (_, change) => {
  const link = verificationPath(user, 'the secret', now)
  expect(isLinkValid(link, ['the secret'], now)).toBe(true)
  expect(isLinkValid(change(link), ['the secret'], now)).toBe(false)
})
