import { createSecretBox, parseKeyRing, SecretUnreadable } from './secret-box.ts'

const OLD = `2025:${Buffer.alloc(32, 1).toString('base64')}`
const NEW = `2026:${Buffer.alloc(32, 2).toString('base64')}`

function toBox(text: string) {
  const keys = parseKeyRing(text)
  if (keys === null) {
    throw new Error('The keys of the test are wrong.')
  }
  return createSecretBox(keys)
}

describe('keeping secrets', () => {
  test('[F-12] a secret opens with its context, and never looks the same twice', () => {
    const box = toBox(NEW)
    const first = box.seal('EAAB-token-ü', 'workspace 1')
    const second = box.seal('EAAB-token-ü', 'workspace 1')
    expect(first.keyId).toBe('2026')
    expect(first.sealed).not.toBe(second.sealed)
    expect(Buffer.from(first.sealed, 'base64url').toString('latin1')).not.toContain('token')
    expect(box.open(first, 'workspace 1')).toBe('EAAB-token-ü')
  })

  test('[F-12] in another context, altered, or under another key id it does not open', () => {
    const box = toBox(`${NEW},${OLD}`)
    const secret = box.seal('token', 'workspace 1')
    const flipped = Buffer.from(secret.sealed, 'base64url')
    flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1
    expect(() => box.open(secret, 'workspace 2')).toThrow(SecretUnreadable)
    expect(() => box.open({ ...secret, sealed: flipped.toString('base64url') }, 'workspace 1')).toThrow(
      SecretUnreadable,
    )
    expect(() => box.open({ ...secret, keyId: '2025' }, 'workspace 1')).toThrow(SecretUnreadable)
    expect(() => box.open({ ...secret, sealed: '' }, 'workspace 1')).toThrow(SecretUnreadable)
  })

  test('[F-12] the first key encrypts, an older one still opens, a removed one does not', () => {
    const secret = toBox(OLD).seal('token', 'c')
    const rotated = toBox(`${NEW},${OLD}`)
    expect(rotated.keyId).toBe('2026')
    expect(rotated.open(secret, 'c')).toBe('token')
    expect(() => toBox(NEW).open(secret, 'c')).toThrow('The key 2025 is not configured.')
  })

  test.each([
    '',
    'no-key',
    `short:${Buffer.alloc(16).toString('base64')}`,
    `${NEW},${NEW}`,
    `bad id:${'A'.repeat(43)}=`,
    `${NEW},`,
  ])('keys written as "%s" are refused', (text) => {
    expect(parseKeyRing(text)).toBeNull()
  })
})
