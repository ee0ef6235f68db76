import { buildRelease } from '../testing/build-registry.ts'
import { createAssetLookup } from './asset-integrity.ts'
import { createArrivalCheck } from './has-arrived.ts'

const release = buildRelease('briefs', '0123456789ab', { integrity: { '1.js': `sha256-${'a'.repeat(43)}=` } })
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
    createAssetLookup(() => [release], 'https://app.test'),
    'https://app.test',
  )
}

test.each([
  ['came', 200, true],
  ['was not found', 404, false],
  ['was never answered', null, false],
])('a file that %s', (_, status, expected) => {
  const hasArrived = setUp(status)
  expect(hasArrived('/build/briefs/0123456789ab/1.js')).toBe(expected)
  expect(hasArrived(`https://app.test${content}`)).toBe(expected)
})

test('a file that no release lists may not run, whatever comes', () => {
  expect(setUp(null)('/build/briefs/0123456789ab/2.js')).toBe(true)
  expect(setUp(null)('')).toBe(false)
})
