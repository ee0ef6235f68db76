import { countAdFacets } from '@marquee/contract/ad-facets'
import { listSavedAds, saveAd } from '@marquee/contract/saved-ads'
import { sql } from 'kysely'
import { migrations } from '../../../migrations/migrations.ts'
import { addCapture } from '../../../testing/add-capture.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { createSearchAgent } from '../../../testing/search-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let agent: SignedInAgent
let other: SignedInAgent
/** Ads from Meta and from pages without ids, captured by a workspace, by another one, or by neither. */
let ads: Record<'meta' | 'metaOfOther' | 'metaOfNone' | 'page' | 'pageOfOther' | 'tiktok', string>

beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
  other = await signUp(server)
  const sources = ['meta', 'meta', 'meta', 'extension', 'extension', 'tiktok'] as const
  const ids = await addAds(
    server,
    sources.map((source, index) => ({ source, body: index < 4 ? 'Boots' : 'Lamps' })),
  )
  const [meta = '', metaOfOther = '', metaOfNone = '', page = '', pageOfOther = '', tiktok = ''] = ids
  ads = { meta, metaOfOther, metaOfNone, page, pageOfOther, tiktok }
  for (const [member, adId] of [
    [agent, meta],
    [agent, page],
    [agent, tiktok],
    [other, metaOfOther],
    [other, pageOfOther],
  ] as const) {
    await addCapture(server, member, { adId, mark: `seen-${adId}` })
  }
})
afterAll(() => server.close())

/** What the filter stands for: ads that the extension alone knows, and all that the workspace captured. */
async function readCaptured({ workspaceId }: SignedInAgent, body: string | null = null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ads where (source = 'extension'
      or exists (select from ad_captures where ad_id = ads.id and workspace_id = ${workspaceId}))
      and (${body}::text is null or body = ${body})
    order by id
  `.execute(server.db)
  return rows.map(({ id }) => id)
}

async function countSources(member: SignedInAgent, query: { q?: string } = {}) {
  const { body } = await member.call(countAdFacets, { query })
  const counts = body.data.find(({ facet }) => facet === 'source')?.values ?? []
  return Object.fromEntries(counts.map(({ value, ads_count }) => [value, ads_count]))
}

describe('[F-01] [F-16] the source “Browser extension”', () => {
  test.each([[null], ['Boots']])('finds and counts what a plain query finds; words: %s', async (words) => {
    for (const member of [agent, other]) {
      const expected = await readCaptured(member, words)
      const query = { source: 'extension', ...(words !== null && { q: words }) }
      const library = createSearchAgent(member)
      expect((await library.getIds(query)).toSorted()).toEqual(expected)
      expect(await library.count(query)).toEqual({ total: expected.length, total_is_capped: false })
      const given = words === null ? {} : { q: words }
      expect((await countSources(member, given))['extension']).toBe(expected.length)
    }
  })

  test('joins other sources, whose own counts stay', async () => {
    const library = createSearchAgent(agent)
    expect((await library.getIds({ source: 'extension,meta' })).toSorted()).toEqual(Object.values(ads).toSorted())
    expect((await library.getIds({ source: 'meta' })).toSorted()).toEqual(
      [ads.meta, ads.metaOfOther, ads.metaOfNone].toSorted(),
    )
    expect(await countSources(agent)).toEqual({ extension: 4, meta: 3, tiktok: 1 })
    expect(await countSources(await signUp(server))).toEqual({ extension: 2, meta: 3, tiktok: 1 })
  })

  test('filters the swipe file alike', async () => {
    for (const id of Object.values(ads)) {
      await agent.call(saveAd, { params: { ad_id: id } })
    }
    const { body } = await agent.call(listSavedAds, { query: { source: 'extension' } })
    expect(body.data.map(({ ad }) => ad.id).toSorted()).toEqual(await readCaptured(agent))
  })
})

test('[F-01] the migration gives earlier ads the sources that the server writes for new ones', async () => {
  const read = async () => {
    const { rows } = await sql`
      select ad_id, terms::text, array(select unnest(facets) order by 1) as facets from ad_search order by ad_id
    `.execute(server.db)
    return { rows, counts: (await sql`select * from ad_facet_counts order by lexeme`.execute(server.db)).rows }
  }
  const written = await read()
  await sql`
    update ad_search set
      terms = ts_delete(terms, array(select l from unnest(tsvector_to_array(terms)) as l where l like 'r:%')),
      facets = array(select f from unnest(facets) as f where f not like 'r:%')
  `.execute(server.db)
  await sql`refresh materialized view ad_facet_counts`.execute(server.db)
  expect(await read()).not.toEqual(written)
  await migrations['0425-sources-of-ads']?.up(server.db)
  expect(await read()).toEqual(written)
})
