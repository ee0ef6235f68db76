import { createSeededRandom } from '@marquee/creative/seeded-random'
import { comparePositions, type AdOrder } from './ad-order.ts'
import { type PageCursor, readPage } from './ad-page.ts'
import type { Match } from './ad-search.repository.ts'
import type { WindowRequest } from './read-window.ts'

const order: AdOrder = { direction: 'desc', branches: [] }
const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

function match(number: number, changes: Partial<Match> = {}): Match {
  return { id: id(number), key: number, brandId: 'brand', rank: 0, ...changes }
}

function sorted(matches: readonly Match[]): Match[] {
  return matches.toSorted((a, b) => comparePositions(a, b, order.direction))
}

/** Reads windows from a list in memory, as the repository does from the table. */
function createReader(all: () => readonly Match[], getRank: (match: Match) => number) {
  return ({ after, until, size }: WindowRequest) => {
    const rest = sorted(all()).filter(
      (one) =>
        (after === null || comparePositions(one, after, order.direction) > 0) &&
        (until === null || comparePositions(one, until, order.direction) <= 0),
    )
    const matches = rest.slice(0, size).map((one) => ({ ...one, rank: getRank(one) }))
    const last = rest.length <= size ? undefined : matches.at(-1)
    return Promise.resolve({ matches, end: last === undefined ? null : { key: last.key, id: last.id }, total: null })
  }
}

interface IndexScan {
  limit?: number
  perBrand?: number
  getRank?: (match: Match) => number
  /** Called between two pages. */
  meanwhile?: () => void
}

async function scanAll(all: () => readonly Match[], { limit = 24, perBrand = 0, getRank, meanwhile }: IndexScan = {}) {
  const pages: string[][] = []
  let heldBack = 0
  let cursor: PageCursor | null = null
  do {
    const page = await readPage({
      order,
      limit,
      perBrand,
      cursor,
      read: createReader(all, getRank ?? (() => 0)),
      isRanked: getRank !== undefined,
    })
    pages.push(page.shown.map((one) => one.id))
    heldBack += page.heldBack
    cursor = page.next
    meanwhile?.()
  } while (cursor !== null)
  return { pages, ids: pages.flat(), heldBack }
}

describe('[F-01] pages of a search', () => {
  test('pages without a cap show every match once, in order, also where keys are equal', async () => {
    const all = Array.from({ length: 1000 }, (_, number) => match(number, { key: number % 7 }))
    const { ids, heldBack } = await scanAll(() => all, { limit: 30 })
    expect(ids).toEqual(sorted(all).map((one) => one.id))
    expect(heldBack).toBe(0)
  })

  test('the last page says that it is the last, also when it is full', async () => {
    const all = Array.from({ length: 48 }, (_, number) => match(number))
    const { pages } = await scanAll(() => all, { limit: 24 })
    expect(pages.map((page) => page.length)).toEqual([24, 24])
  })

  test('[P-02] a brand has at most the cap among 240 consecutive matches; the rest is counted, nothing is lost', async () => {
    const all = Array.from({ length: 2000 }, (_, number) =>
      match(number, { brandId: number % 3 === 0 ? 'a' : `b${number}` }),
    )
    const { pages, ids, heldBack } = await scanAll(() => all, { perBrand: 5 })
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length + heldBack).toBe(2000)
    expect(ids.filter((one) => all.find((other) => other.id === one)?.brandId === 'a')).toHaveLength(
      5 * Math.ceil(2000 / 240),
    )
    expect(pages.slice(0, -1).every((page) => page.length === 24)).toBe(true)
  })

  test('a brand that fills thousands of results makes short pages, never an early end', async () => {
    const all = Array.from({ length: 5000 }, (_, number) => match(number))
    const { ids, heldBack } = await scanAll(() => [...all, match(-1, { brandId: 'other' })], { perBrand: 1 })
    expect(ids).toContain(id(-1))
    expect(ids.length + heldBack).toBe(5001)
  })

  test.each([0, 3])(
    'ads that come in between two pages make no ad appear twice or vanish (cap %i)',
    async (perBrand) => {
      const random = createSeededRandom('insertions')
      const first = Array.from({ length: 600 }, (_, number) => match(number * 10, { brandId: `b${number % 400}` }))
      const all = [...first]
      const { ids } = await scanAll(() => all, {
        perBrand,
        meanwhile: () =>
          all.push(...Array.from({ length: 5 }, () => match(random.int(0, 7000) * 10 + 1, { brandId: 'new' }))),
      })
      expect(new Set(ids).size).toBe(ids.length)
      const shown = new Set(ids)
      expect(first.filter((one) => !shown.has(one.id))).toEqual([])
    },
  )

  test('by relevance, the 500 newest matches are ranked first, then the next ones; each is shown once', async () => {
    const all = Array.from({ length: 1200 }, (_, number) => match(number))
    const { ids } = await scanAll(() => all, { getRank: (one) => one.key % 10 })
    expect(new Set(ids).size).toBe(1200)
    expect(ids.slice(0, 50)).toEqual(
      sorted(all.filter((one) => one.key >= 700 && one.key % 10 === 9)).map((one) => one.id),
    )
  })

  test('by relevance too, ads that come in meanwhile make no ad appear twice or vanish', async () => {
    const first = Array.from({ length: 1200 }, (_, number) => match(number * 10))
    const all = [...first]
    let next = 20_001
    const { ids } = await scanAll(() => all, {
      getRank: (one) => Math.floor(one.key / 10) % 7,
      meanwhile: () => {
        all.push(match(next), match((next % 12_000) + 1))
        next += 410
      },
    })
    expect(new Set(ids).size).toBe(ids.length)
    const shown = new Set(ids)
    expect(first.filter((one) => !shown.has(one.id))).toEqual([])
  })
})
