import type { ReleaseOverview } from '../../../shared/federation/src/release-protocol.ts'
import { listCombinations, nextReleases } from './matrix/combinations.ts'
import { chooseReleases, toOffers } from './offers.ts'
import { runningReleases } from './refusals.ts'

const [LIVE, PREVIEW, EARLIER, STORED] = ['1'.repeat(12), '2'.repeat(12), '3'.repeat(12), '4'.repeat(12)]

const released = {
  generation: 1,
  live: LIVE,
  canary: null,
  canary_percent: null,
  preview: null,
  last_known_good: null,
  is_enabled: true,
  is_retired: false,
  releases: [],
  changes: [],
}

function overview(name: string, changes: Partial<ReleaseOverview> = {}): ReleaseOverview {
  return { ...released, package: name, ...changes }
}

function stored(release: string, isPreview: boolean): ReleaseOverview['releases'][number] {
  return {
    release,
    kit_version: '1.0.0',
    bytes: 1,
    uploaded_by: 'A team',
    is_preview: isPreview,
    created_at: '2026-01-01T00:00:00Z',
    last_live_at: null,
    rolled_back_at: null,
  }
}

const packages = [
  overview('host'),
  overview('briefs', {
    preview: PREVIEW,
    releases: [stored(PREVIEW, true), stored(EARLIER, true), stored(STORED, false)],
  }),
]

function choose(name: string, word: string) {
  return chooseReleases(new Map([[name, word]]), toOffers(packages))
}

test.each([
  [LIVE, LIVE],
  ['live', LIVE],
  ['preview', PREVIEW],
  [EARLIER, EARLIER],
])('briefs=%s is the release %s', (word, release) => {
  expect(choose('briefs', word)).toEqual({ briefs: release })
})

test('a package that is not there is refused with the names of those that are', () => {
  expect(() => choose('brief', 'live')).toThrow('There is no package "brief". There are: host, briefs.')
})

test.each(['5'.repeat(12), STORED])('%s, which nobody may ask for, is refused with what may be', (word) => {
  expect(() => choose('briefs', word)).toThrow(
    `briefs has no release ${word} that a page may ask for. There are:\n  ${LIVE}  live\n  ${PREVIEW}  preview\n  ${EARLIER}  earlier preview`,
  )
})

test('a pointer that points to nothing is refused', () => {
  expect(() => choose('host', 'canary')).toThrow('host has no canary. There are:')
})

test('what is not asked for runs live', () => {
  expect(runningReleases(packages, { briefs: EARLIER })).toEqual({ host: LIVE, briefs: EARLIER })
})

test('the matrix takes previews that are not live, one at a time, together, and both hosts', () => {
  const next = nextReleases([
    ...packages,
    overview('generation', { preview: PREVIEW }),
    overview('account-settings', { preview: LIVE }),
  ])
  expect(next).toEqual({ briefs: PREVIEW, generation: PREVIEW })
  const combinations = listCombinations({ ...next, host: EARLIER })
  expect(combinations.map(({ name, releases }) => [name, Object.keys(releases)])).toEqual([
    ['everything live', []],
    ['live host, next briefs', ['briefs']],
    ['live host, next generation', ['generation']],
    ['live host, all next remotes', ['briefs', 'generation']],
    ['next host, live remotes', ['host']],
    ['everything next', ['briefs', 'generation', 'host']],
  ])
  expect(listCombinations({ briefs: PREVIEW })).toHaveLength(2)
})
