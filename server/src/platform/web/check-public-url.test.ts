import { isOfPublicWeb } from './check-public-url.ts'

const NAMES: Readonly<Record<string, string[]>> = {
  'models.example': ['93.184.215.14', '2606:2800:21f:cb07::1'],
  'inside.example': ['93.184.215.14', '10.0.0.7'],
  'metadata.example': ['169.254.169.254'],
  localhost: ['127.0.0.1'],
}

function resolve(name: string) {
  const addresses = NAMES[name]
  return addresses === undefined
    ? Promise.reject(new Error('ENOTFOUND'))
    : Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
}

describe('an address that somebody names', () => {
  test.each([
    ['https://models.example/v1', true],
    ['https://93.184.215.14/v1', true],
    ['https://unknown.example/v1', true],
    ['http://127.0.0.1:11434/v1', false],
    ['http://[::1]/v1', false],
    ['http://[::ffff:10.0.0.1]/v1', false],
    ['http://2130706433/v1', false],
    ['http://localhost:11434/v1', false],
    ['https://inside.example/v1', false],
    ['https://metadata.example/v1', false],
    ['https://user:secret@models.example/v1', false],
    ['file:///etc/passwd', false],
  ])('%s is of the public web: %s', async (address, expected) => {
    expect(await isOfPublicWeb(address, { resolve })).toBe(expected)
  })
})
