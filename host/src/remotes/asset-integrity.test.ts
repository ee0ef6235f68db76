import type { Registry } from '@marquee/federation/registry'
import { createAssetLookup } from './asset-integrity.ts'

const hash = `sha256-${'a'.repeat(43)}=`
const release = {
  release: '0123456789ab',
  kitVersion: '1.0.0',
  singletons: {},
  entry: { scripts: [], styles: [] },
  globalName: '',
}
const registry: Registry = {
  generation: 1,
  host: { ...release, name: 'host', baseUrl: '/build/host/0123456789ab/', integrity: {} },
  remotes: {
    briefs: {
      ...release,
      name: 'briefs',
      baseUrl: '/build/briefs/0123456789ab/',
      integrity: { '1.js': hash },
      enabled: true,
      lastKnownGood: {
        ...release,
        name: 'briefs',
        release: 'ffffffffffff',
        baseUrl: '/build/briefs/ffffffffffff/',
        integrity: { '2.js': hash },
      },
    },
  },
  overrides: {},
}

test('gives the hash that the registry lists, for a path and for a full address', () => {
  const { integrityOf } = createAssetLookup(registry, 'https://app.test')
  expect(integrityOf('/build/briefs/0123456789ab/1.js')).toBe(hash)
  expect(integrityOf('https://app.test/build/briefs/0123456789ab/1.js')).toBe(hash)
})

test.each(['/build/briefs/0123456789ab/2.js', '/build/briefs/ffffffffffff/1.js', 'https://evil.test/1.js'])(
  'gives what is not listed a hash that nothing matches: %s',
  (address) => {
    expect(createAssetLookup(registry, 'https://app.test').integrityOf(address)).toBe(`sha256-${'A'.repeat(43)}=`)
  },
)

test('knows the files of the last-known-good release as well', () => {
  const { integrityOf } = createAssetLookup(registry, 'https://app.test')
  expect(integrityOf('/build/briefs/ffffffffffff/2.js')).toBe(hash)
})

test('a file is fetched by its content: where two releases have it, from one address', () => {
  const { addressOf } = createAssetLookup(registry, 'https://app.test')
  expect(addressOf('/build/briefs/0123456789ab/1.js')).toBe(`/build/briefs/${'a'.repeat(20)}/1.js`)
  expect(addressOf('/build/briefs/0123456789ab/unlisted.js')).toBe('/build/briefs/0123456789ab/unlisted.js')
})
