import { sql } from 'kysely'
import { addAds } from '../testing/ad-builder.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import * as foreignStorageKeys from './0085-foreign-storage-keys.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

test('[F-01] storage keys that a file has named are forgotten, and our own copies stay', async () => {
  const medium = { kind: 'image' as const, width: 4, height: 5 }
  const url = (name: string) => ({ ...medium, url: `https://example.com/${name}.jpg` })
  await addAds(server, [{ media: [url('copied'), url('named'), url('alone')] }])
  const keep = (place: number, storageKey: string, hasSource: boolean) =>
    sql`update ad_media set storage_key = ${storageKey},
      external_url = case when ${hasSource} then external_url end
      where position = ${place}`.execute(server.db)
  await keep(0, 'media/copies/1', true)
  await keep(1, '../session-secret', true)
  await keep(2, 'workspaces/7/private', false)

  await server.db.transaction().execute((transaction) => foreignStorageKeys.up(transaction))

  const { rows } = await sql<{ position: number; storage_key: string | null }>`
    select position, storage_key from ad_media order by position
  `.execute(server.db)
  expect(rows).toEqual([
    { position: 0, storage_key: 'media/copies/1' },
    { position: 1, storage_key: null },
  ])
})
