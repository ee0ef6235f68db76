import { createSeededRandom } from '@marquee/creative/seeded-random'
import { toAdCriteria } from './ad-criteria.ts'
import { adOrder, type OrderBranch, type Position } from './ad-order.ts'
import type { Match, ScanRange, IndexScan } from './ad-search.repository.ts'
import { readWindow, type WindowSource } from './read-window.ts'

const SIZE = 100_000
const order = adOrder('newest', null, 0)
const criteria = toAdCriteria(
  { q: 'shoes' },
  { workspaceId: null, sort: 'newest', includeUnverified: false, asOf: 0, brands: { followed: [], hidden: [] } },
)

interface Library {
  /** Whether the ad at this place of the order is a match; the first one is at 0. */
  isMatch: (place: number) => boolean
  /** What the planner expects. */
  estimate: number
  size?: number
}

/** A library in memory, and what was asked of it. */
function open({ isMatch, estimate, size = SIZE }: Library) {
  const asked = { scanned: [] as number[], collectedNext: [] as number[], collectedMatches: 0 }
  function matchAt(place: number): Match {
    const id = `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`
    return { id, key: size - place, brandId: 'brand', rank: 0 }
  }
  function placesAfter({ after }: ScanRange): number[] {
    const first = after === null ? 0 : size - after.key + 1
    return Array.from({ length: size - first }, (_, place) => first + place)
  }
  const positionAt = (place: number | undefined): Position | null => {
    return place === undefined ? null : { key: matchAt(place).key, id: matchAt(place).id }
  }
  function lookAt(scanRange: ScanRange, rows: number): Promise<IndexScan> {
    const places = placesAfter(scanRange)
    const found = places.slice(0, rows).filter(isMatch).slice(0, scanRange.size)
    const end = found.length === scanRange.size ? found.at(-1) : places[rows - 1]
    return Promise.resolve({ matches: found.map(matchAt), end: positionAt(end) })
  }
  const repository: WindowSource['repository'] = {
    estimate: () => Promise.resolve(estimate),
    librarySize: () => Promise.resolve(size),
    scan: (_criteria, _branches: readonly OrderBranch[], { scanRange, rows }) => {
      asked.scanned.push(rows)
      return lookAt(scanRange, rows)
    },
    collectNext: (_criteria, _branches, { scanRange, rows }) => {
      asked.collectedNext.push(rows)
      return lookAt(scanRange, rows)
    },
    collectMatches: (_criteria, _branches, scanRange) => {
      asked.collectedMatches += 1
      const all = placesAfter(scanRange).filter(isMatch)
      return Promise.resolve({ matches: all.slice(0, scanRange.size).map(matchAt), total: all.length })
    },
  }
  return { asked, source: { repository, criteria, order } }
}

const request = { after: null, until: null, size: 240, enough: 25 }

describe('[F-01] reading a window', () => {
  test('few expected matches are collected, which tells their number', async () => {
    const { source, asked } = open({ isMatch: (place) => place % 1000 === 0, estimate: 100 })
    const window = await readWindow(source, request)
    expect(window).toMatchObject({ end: null, total: 100 })
    expect(window.matches).toHaveLength(100)
    expect(asked).toEqual({ scanned: [], collectedNext: [], collectedMatches: 1 })
  })

  test('many matches are found by one scan, which stops at a full window', async () => {
    const { source, asked } = open({ isMatch: (place) => place % 2 === 0, estimate: 50_000 })
    const window = await readWindow(source, request)
    expect(window.matches).toHaveLength(240)
    expect(window).toMatchObject({ end: { key: SIZE - 478 }, total: 50_000 })
    expect(asked).toEqual({ scanned: [3000], collectedNext: [], collectedMatches: 0 })
  })

  test('a scan that finds too little goes on where it stopped, and no longer believes the planner', async () => {
    const { source, asked } = open({ isMatch: (place) => place % 250 === 0, estimate: 40_000 })
    const window = await readWindow(source, request)
    expect(asked.scanned).toHaveLength(2)
    expect(asked.collectedMatches).toBe(0)
    expect(window.matches.map(({ key }) => SIZE - key)).toEqual(Array.from(window.matches, (_, number) => number * 250))
    expect(window.matches.length).toBeGreaterThanOrEqual(25)
    expect(window.total).toBeNull()
  })

  test('matches that are many and far apart are collected among as many rows as hold enough of them', async () => {
    const { source, asked } = open({ isMatch: (place) => place % 200 === 0, estimate: 3200, size: 1_000_000 })
    const window = await readWindow(source, request)
    expect(asked).toEqual({ scanned: [], collectedNext: [11_719], collectedMatches: 0 })
    expect(window.matches).toHaveLength(59)
    expect(window).toMatchObject({ end: { key: 1_000_000 - 11_718 }, total: null })
  })

  test('without a word or facet there is nothing to collect by, and the scan is as long as it takes', async () => {
    const { source, asked } = open({ isMatch: (place) => place % 200 === 0, estimate: 5000, size: 1_000_000 })
    const window = await readWindow({ ...source, criteria: { ...criteria, tsquery: null, minReach: 1 } }, request)
    expect(asked).toEqual({ scanned: [7500], collectedNext: [], collectedMatches: 0 })
    expect(window.matches).toHaveLength(25)
  })

  test('far apart and fewer than expected among the next rows, all are collected', async () => {
    const { source, asked } = open({ isMatch: (place) => place > 999_990, estimate: 3200, size: 1_000_000 })
    const window = await readWindow(source, request)
    expect(asked).toEqual({ scanned: [], collectedNext: [11_719], collectedMatches: 1 })
    expect(window).toMatchObject({ end: null, total: 9 })
  })

  test('far apart and not enough among the next rows, more of them are looked at, as many as what was found suggests', async () => {
    const { source, asked } = open({ isMatch: (place) => place % 1000 === 0, estimate: 5000, size: 2_000_000 })
    const window = await readWindow(source, request)
    expect(asked).toEqual({ scanned: [], collectedNext: [15_000, 15_000], collectedMatches: 0 })
    expect(window.matches.map(({ key }) => 2_000_000 - key)).toEqual(Array.from({ length: 30 }, (_, n) => n * 1000))
  })

  test('to find all ads with a phrase, all those with its words would have to be looked at', async () => {
    const { source, asked } = open({ isMatch: (place) => place % 500 === 0, estimate: 2000, size: 1_000_000 })
    await readWindow(source, request)
    expect(asked).toEqual({ scanned: [], collectedNext: [], collectedMatches: 1 })
    await readWindow({ ...source, criteria: { ...criteria, isIndexed: false } }, request)
    expect(asked).toEqual({ scanned: [], collectedNext: [18_750], collectedMatches: 1 })
  })

  test('a scan that finds nothing is followed by collecting: what was expected to be frequent is rare', async () => {
    const { source, asked } = open({ isMatch: (place) => place > SIZE - 3, estimate: 40_000 })
    const window = await readWindow(source, request)
    expect(window).toMatchObject({ end: null, total: 2, matches: [{ key: 2 }, { key: 1 }] })
    expect(asked).toEqual({ scanned: [3000], collectedNext: [], collectedMatches: 1 })
  })

  test('windows one after the other show every match once, however matches lie', async () => {
    const random = createSeededRandom('windows')
    for (const estimate of [500, 3000, 30_000]) {
      const dense = new Set(Array.from({ length: 3000 }, () => Math.floor(SIZE * random.next() ** 3)))
      const { source } = open({ isMatch: (place) => dense.has(place), estimate })
      const seen: number[] = []
      let after: Position | null = null
      do {
        const window = await readWindow(source, { ...request, after })
        seen.push(...window.matches.map(({ key }) => SIZE - key))
        after = window.end
      } while (after !== null)
      expect(seen).toEqual([...dense].toSorted((a, b) => a - b))
    }
  })
})
