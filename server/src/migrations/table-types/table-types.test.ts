import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { generateTableTypes, TABLE_TYPES_FILE } from './generate-table-types.ts'

const root = join(import.meta.dirname, '../../../..')
const COMMAND = 'The database has changed. Run "npm run make table-types" and commit the file.'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

test('the types of the tables are those of the migrated database', async () => {
  const isSame = (await generateTableTypes(server.db, root)) === readFileSync(join(root, TABLE_TYPES_FILE), 'utf8')
  expect(isSame ? '' : COMMAND).toBe('')
})

test('a column is typed by its type, its default, its check and what is declared of it', async () => {
  await sql`
    create table aa (
      id uuid not null default uuidv7(), state text not null check (state in ('open', 'it''s done')), kind text check (kind in ('a', 'b')),
      word text check (word <> ''), at timestamptz(3), day date not null, bytes bigint not null default 0, price numeric(12, 2),
      tags text[] not null default '{}', counts integer[] not null, is_on boolean not null, said jsonb
    )
  `.execute(server.db)
  const generated = await generateTableTypes(server.db, root)
  expect(generated).toContain(`  aa: {
    id: Generated<string>
    state: 'open' | "it's done"
    kind: 'a' | 'b' | null
    word: string | null
    at: Date | null
    day: Day
    bytes: Generated<Int8>
    price: Numeric | null
    tags: Generated<string[]>
    counts: number[]
    is_on: boolean
    said: Json<unknown> | null
  }
`)
})

test('a declaration of a column that went is refused by its name', async () => {
  await sql`alter table users drop column attribution`.execute(server.db)
  await expect(generateTableTypes(server.db, root)).rejects.toThrow('users.attribution')
})
