import { buildRelease } from '../testing/build-registry.ts'
import { createArrivalCheck, createAssetLookup } from './asset-integrity.ts'

const hash = `sha256-${'a'.repeat(43)}=`
const live = buildRelease('briefs', '0123456789ab', { integrity: { '1.js': hash } })
const previous = buildRelease('briefs', 'ffffffffffff', { integrity: { '2.js': hash } })
const lookup = createAssetLookup(() => [live, previous], 'https://app.test')

test('gives the hash that a release lists, for a path and for a full address', () => {
  expect(lookup.getIntegrity('/build/briefs/0123456789ab/1.js')).toBe(hash)
  expect(lookup.getIntegrity('https://app.test/build/briefs/0123456789ab/1.js')).toBe(hash)
})

test.each(['/build/briefs/0123456789ab/2.js', '/build/briefs/ffffffffffff/1.js', 'https://evil.test/1.js'])(
  'gives what is not listed a hash that nothing matches: %s',
  (address) => {
    expect(lookup.getIntegrity(address)).toBe(`sha256-${'A'.repeat(43)}=`)
  },
)

test('knows the files of every release that the page may run', () => {
  expect(lookup.getIntegrity('/build/briefs/ffffffffffff/2.js')).toBe(hash)
})

test('a file is fetched by its content: where two releases have it, from one address', () => {
  expect(lookup.getAddress('/build/briefs/0123456789ab/1.js')).toBe(`/build/briefs/${'a'.repeat(20)}/1.js`)
  expect(lookup.getAddress('/build/briefs/0123456789ab/unlisted.js')).toBe('/build/briefs/0123456789ab/unlisted.js')
})

test('[A-04] a file that is asked for again has a fresh address with the same hash, which does not join a request that hangs', () => {
  const { getNextAddress, getIntegrity } = createAssetLookup(() => [live], 'https://app.test')
  const content = `/build/briefs/${'a'.repeat(20)}/1.js`
  const asked = [1, 2, 3].map(() => getNextAddress('/build/briefs/0123456789ab/1.js'))
  expect(asked).toEqual([content, `${content}?attempt=1`, `${content}?attempt=2`])
  expect(asked.map(getIntegrity)).toEqual([hash, hash, hash])
})

test('follows the releases of the page as they change', () => {
  const releases = [live]
  const { getIntegrity } = createAssetLookup(() => releases, 'https://app.test')
  expect(getIntegrity('/build/briefs/ffffffffffff/2.js')).not.toBe(hash)
  releases.push(previous)
  expect(getIntegrity('/build/briefs/ffffffffffff/2.js')).toBe(hash)
})

const arriving = buildRelease('briefs', '0123456789ab', { integrity: { '1.js': `sha256-${'a'.repeat(43)}=` } })
const content = `/build/briefs/${'a'.repeat(20)}/1.js`

class Timing {
  readonly responseStatus: number
  constructor(responseStatus: number) {
    this.responseStatus = responseStatus
  }
}

/** What the browser says that it has fetched. */
function setUp(status: number | null) {
  Object.assign(globalThis, { PerformanceResourceTiming: Timing })
  Object.assign(performance, {
    getEntriesByName: (name: string) =>
      name === `https://app.test${content}` && status !== null ? [new Timing(status)] : [],
  })
  return createArrivalCheck(
    createAssetLookup(() => [arriving], 'https://app.test'),
    'https://app.test',
  )
}

test.each([
  ['came', 200, true],
  ['was not found', 404, false],
  ['was never answered', null, false],
])('a file that %s', (_, status, expected) => {
  const isResourceLoaded = setUp(status)
  expect(isResourceLoaded('/build/briefs/0123456789ab/1.js')).toBe(expected)
  expect(isResourceLoaded(`https://app.test${content}`)).toBe(expected)
})

test('a file that no release lists may not run, whatever comes', () => {
  expect(setUp(null)('/build/briefs/0123456789ab/2.js')).toBe(true)
  expect(setUp(null)('')).toBe(false)
})
