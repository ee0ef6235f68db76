import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { SCORE_FACTORS } from '@marquee/contract/ad-scores'
import { listAds } from '@marquee/contract/ad-search'
import { type Ad } from '@marquee/contract/ads'
import { signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { testdata } from '../../../testing/testdata.ts'
import { createAdImportService } from './ad-import.service.ts'

const REAL_ADS = testdata('real-ads.jsonl')
/** What a page of the library shows at most. */
const MOST_SHOWN = 100

/** Whole words, in any writing. */
function holding(...words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}

/** Whether each factor is known or says why it is not. */
function isExplained(score: Ad['score_factors']): boolean {
  const factors = score?.factors ?? []
  return factors.length === SCORE_FACTORS && factors.every(({ observed }) => observed !== '')
}

let server: TestServer
function readScores() {
  return server.db.selectFrom('ad_stats').select(['performance_score', 'score_factors', 'variations_count']).execute()
}

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

test('[F-01] [P-15] 22,058 real ads are imported whole, and searches find what a plain reading of the file finds', async () => {
  const rows = (await readFile(REAL_ADS, 'utf8')).split('\n').filter(Boolean)
  const bodies = rows.map((row) => (JSON.parse(row) as { body: string }).body)
  const { counts } = await createAdImportService(server).importAds({
    stream: createReadStream(REAL_ADS),
    format: 'jsonl',
    source: 'meta',
    fingerprint: 'real-ads',
    label: 'real-ads.jsonl',
  })
  expect(counts).toEqual({ done: 22_058, inserted: 22_058, updated: 0, unchanged: 0, refused: 0 })

  // They name a country and nothing else of what a score is computed from.
  const scores = await readScores()
  expect(scores).toHaveLength(22_058)
  expect(scores.filter(({ performance_score }) => performance_score !== null)).toEqual([])
  expect(scores.every(({ score_factors }) => isExplained(score_factors))).toBe(true)

  const agent = await signUp(server)
  async function search(q: string) {
    const { body } = await agent.call(listAds, { query: { q, limit: String(MOST_SHOWN), per_brand: '0' } })
    return { total: body.meta.total, bodies: body.data.map((ad) => ad.body) }
  }
  const searches = [
    { q: 'climate', has: holding('climate') },
    { q: '"card backs"', has: /card backs/i },
    { q: 'Steuer -Euro', has: holding('steuer'), lacks: holding('euro') },
    { q: 'contract', has: holding('contract') },
  ]
  for (const { q, has, lacks } of searches) {
    const expected = bodies.filter((body) => has.test(body) && lacks?.test(body) !== true)
    const found = await search(q)
    expect([q, found.total]).toEqual([q, expected.length])
    expect(found.bodies.every((body) => expected.includes(body))).toBe(true)
  }
}, 120_000)

test('[P-16] of 100 dated ads, those that have stopped are scored, reuse is counted, and the others say why not', async () => {
  const { counts } = await createAdImportService(server).importAds({
    stream: createReadStream(testdata('real-ads-dated', 'meta-csv', 'fb_ads.csv')),
    format: 'csv',
    source: 'meta',
    fingerprint: 'fb-ads',
    label: 'fb_ads.csv',
  })
  expect(counts).toMatchObject({ inserted: 100, refused: 0 })
  const scores = await readScores()
  expect(scores.filter(({ performance_score }) => performance_score !== null).length).toBeGreaterThanOrEqual(62)
  expect(scores.every(({ score_factors }) => isExplained(score_factors))).toBe(true)
  // The ads of the largest group have the same advertiser and the same words.
  expect(scores.filter(({ variations_count }) => variations_count === 19)).toHaveLength(19)
})
