import { webcrypto } from 'node:crypto'
import { hashOfEmail } from './load-tracking-script.ts'

// jsdom leaves it out.
beforeAll(() => void Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle }))

test('[T-08] the parameter is the SHA-256 of the address in lower case without blanks', async () => {
  const hash = '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b'
  await expect(hashOfEmail('test@example.com')).resolves.toBe(hash)
  await expect(hashOfEmail(' Test@Example.com ')).resolves.toBe(hash)
})
