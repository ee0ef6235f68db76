import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { listAds } from '@marquee/contract/ads'
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

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

test('[F-01] 22,058 real ads are imported whole, and searches find what a plain reading of the file finds', async () => {
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
