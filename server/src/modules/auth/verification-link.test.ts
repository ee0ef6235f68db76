import { hashEmail, isLinkValid, verificationPath } from './verification-link.ts'

const user = { id: '01890000-0000-7000-8000-000000000000', email: 'ada@marquee.example' }
const now = new Date('2026-03-02T09:00:00.000Z')

test('[C-06] the address in the link is the SHA-1 of the e-mail, as Laravel makes it', () => {
  expect(hashEmail('test@example.com')).toBe('567159d622ffbb50b11b0efd307be358624a26ee')
})

test('[C-06] a link holds for the secret that signed it, for 60 minutes', () => {
  const { pathname, searchParams } = new URL(verificationPath(user, 'the secret', now), 'http://localhost')
  const [, , , userId = '', emailHash = ''] = pathname.split('/')
  const link = { userId, emailHash, expires: searchParams.get('expires') ?? '' }
  const signature = searchParams.get('signature') ?? ''
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  expect(isLinkValid(link, signature, 'the secret', later(3599))).toBe(true)
  expect(isLinkValid(link, signature, 'the secret', later(3600))).toBe(false)
  expect(isLinkValid(link, signature, 'another secret', now)).toBe(false)
  expect(isLinkValid(link, '', 'the secret', now)).toBe(false)
})
