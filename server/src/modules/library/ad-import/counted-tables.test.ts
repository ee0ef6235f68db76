import { sql } from 'kysely'
import { buildAdRecord } from '../../../testing/ad-builder.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createAdWriter } from '../ads/writing/ad-writer.service.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

test('[F-01] an import ends with its tables counted for the planner, which autovacuum therefore leaves alone', async () => {
  const { inserted } = await createAdWriter(server).ingest([
    buildAdRecord({ external_id: 'a' }),
    buildAdRecord({ external_id: 'b' }),
  ])
  const { rows } = await sql<{ table: string; counted: number; scale: string }>`
    select relname as table, reltuples::integer as counted, split_part(reloptions[1], '=', 2) as scale
    from pg_class where oid in ('ads'::regclass, 'ad_search'::regclass, 'ad_stats'::regclass) order by relname
  `.execute(server.db)
  expect(inserted).toBe(2)
  expect(rows).toEqual(['ad_search', 'ad_stats', 'ads'].map((table) => ({ table, counted: 2, scale: '10' })))
})
