import { sql } from 'kysely'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bigint, boolean, column, double, integer, json, moment, text, texts, uuid } from './binary-rows.ts'
import { type CopiedColumns, copyInto } from './copy-in.ts'

interface Row {
  id: number
  words: string | null
}

const WORDS: CopiedColumns<Row> = { id: column(integer, (row) => row.id), words: column(text, (row) => row.words) }

describe('filling a table by COPY', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
    await sql`create table copied (id integer primary key, words text)`.execute(server.db)
  })
  afterEach(() => server.close())

  test('values of every type come back as they were', async () => {
    const values = {
      big: -9_007_199_254_740_991,
      flag: true,
      ratio: -0.1,
      at: new Date('1969-07-20T20:17:40.123Z'),
      far: new Date('9999-12-31T23:59:59.999Z'),
      said: { deep: ['ü', null, 1.5] },
      names: ['', 'a b', '広告', 'NULL', '{"}'],
      none: [] as string[],
      id: '01234567-89ab-7def-8123-456789abcdef',
    }
    await sql`
      create table typed (
        big bigint, flag boolean, ratio double precision, at timestamptz(3), far timestamptz(3), said jsonb,
        names text[], none text[], id uuid
      )
    `.execute(server.db)
    type Values = typeof values
    const columns: CopiedColumns<Values> = {
      big: column(bigint, (row) => row.big),
      flag: column(boolean, (row) => row.flag),
      ratio: column(double, (row) => row.ratio),
      at: column(moment, (row) => row.at),
      far: column(moment, (row) => row.far),
      said: column(json, (row) => JSON.stringify(row.said)),
      names: column(texts, (row) => row.names),
      none: column(texts, (row) => row.none),
      id: column(uuid, (row) => Buffer.from(row.id.replaceAll('-', ''), 'hex')),
    }
    await copyInto(server.db, 'typed', columns, [values])
    const { rows } = await sql`select * from typed`.execute(server.db)
    expect(rows).toEqual([{ ...values, big: String(values.big) }])
  })

  test('rows of megabytes arrive whole, and nothing stays nothing', async () => {
    const rows = [
      { id: 1, words: 'ä'.repeat(3_000_000) },
      { id: 2, words: null },
      { id: 3, words: '' },
    ]
    await copyInto(server.db, 'copied', WORDS, rows)
    expect((await sql`select * from copied order by id`.execute(server.db)).rows).toEqual(rows)
  })

  test('a row that is refused refuses all of them, and the connection goes on', async () => {
    const twice = [1, 2, 1].map((id) => ({ id, words: 'here' }))
    await server.db.connection().execute(async (connection) => {
      await expect(copyInto(connection, 'copied', WORDS, twice)).rejects.toMatchObject({ code: '23505' })
      await copyInto(connection, 'copied', WORDS, twice.slice(0, 2))
      expect((await sql`select id from copied order by id`.execute(connection)).rows).toEqual([{ id: 1 }, { id: 2 }])
    })
  })
})
