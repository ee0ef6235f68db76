import { sql } from 'kysely'
import { pino } from 'pino'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import type { Migrations } from '../../platform/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster.ts'
import { migrations } from '../migrations.ts'
import { ACCEPTED_BREAKS } from './accepted-breaks.ts'
import { findBreaks, findCauses } from './check-compatibility.ts'
import { describeBreaks } from './describe-breaks.ts'
import { RECORD_FILE, readRecord, type ReleaseRecord } from './release-record.ts'
import { renewRecord } from './renew-record.ts'
import { readTableRules } from './table-rules.ts'

const release = readRecord(RECORD_FILE)
const names = Object.keys(migrations).toSorted()

let databases: { db: Database; own: TestDatabase }[]
beforeEach(() => {
  databases = []
})
afterEach(async () => {
  for (const { db, own } of databases) {
    await db.destroy()
    await own.drop()
  }
})

async function open(template?: string): Promise<Database> {
  const own = await createTestDatabase(template)
  const db = openDatabase({ url: own.url, log: pino({ level: 'silent' }), maxConnections: 2 })
  databases.push({ db, own })
  return db
}

test('[P-86] the last release works on with the database of this version while its processes are replaced', async () => {
  const breaks = await findBreaks(await open(), release)
  const needed = breaks.filter(({ what }) => !Object.hasOwn(ACCEPTED_BREAKS, what))
  const caused = needed.length === 0 ? [] : await findCauses(await open('template0'), migrations, release, needed)
  expect(describeBreaks(caused)).toBe('')
  const met = new Set(breaks.map(({ what }) => what))
  expect(Object.keys(ACCEPTED_BREAKS).filter((what) => !met.has(what))).toEqual([])
})

test('[P-86] the record goes back to the first one, and every migration that it names is still there', () => {
  expect(release.since).toBe('0441-speech-price')
  expect(release.migrations.filter((name) => !names.includes(name))).toEqual([])
  expect(release.queries.length).toBeGreaterThan(900)
})

/** How an earlier release used two tables. */
const SCHEMA = sql`
  create table notes (
    id integer primary key, title text not null, state text not null check (state in ('open', 'done')), place integer default 0
  );
  create table labels (name text not null unique, note_id integer references notes (id))
`
const QUERIES = [
  'select id, title from notes where state = $1',
  'insert into notes (id, title, state) values ($1, $2, $3)',
  'insert into labels (name, note_id) values ($1, $2) on conflict (name) do nothing',
  'select name, title from labels join notes on notes.id = note_id',
]

const BREAKING: readonly (readonly [change: string, migration: string, sentence: string])[] = [
  ['renames a column', 'alter table notes rename title to heading', 'column "title" does not exist'],
  ['drops a table', 'drop table labels', 'relation "labels" does not exist'],
  ['changes a type', 'alter table notes alter id type bigint', 'notes.id was integer and is bigint.'],
  [
    'adds a required column without a default',
    'alter table notes add color text not null',
    'notes.color is new and required, but has no default.',
  ],
  ['requires a column', 'alter table notes alter place set not null', 'notes.place has become required.'],
  [
    'allows fewer words',
    "alter table notes drop constraint notes_state_check, add check (state in ('open'))",
    "notes (state) has a new check: CHECK ((state = 'open'::text))",
  ],
  [
    'drops the unique index that an insert names',
    'alter table labels drop constraint labels_name_key',
    'there is no unique or exclusion constraint matching the ON CONFLICT specification',
  ],
  [
    'allows each title once',
    'create unique index on notes (title)',
    'notes (title) has a new unique: USING btree (title)',
  ],
  ['makes a name ambiguous', 'alter table labels add title text', 'column reference "title" is ambiguous'],
  [
    'refers to another table from a column that is there',
    'alter table notes add foreign key (place) references notes (id)',
    'notes (place) has a new reference: FOREIGN KEY (place) REFERENCES notes(id)',
  ],
]

/** @returns the database of the earlier release, and the record of it */
async function openEarlier(): Promise<{ db: Database; earlier: ReleaseRecord }> {
  const db = await open('template0')
  await SCHEMA.execute(db)
  const first = { since: '0001-first', migrations: ['0001-first'], queries: QUERIES }
  return { db, earlier: { ...first, tables: await readTableRules(db) } }
}

test('[P-86] a migration that breaks the release before is refused with what it breaks', async () => {
  const { db, earlier } = await openEarlier()
  const found: string[][] = []
  for (const [change, migration] of BREAKING) {
    await sql.raw(migration).execute(db)
    const [first] = await findBreaks(db, earlier)
    found.push([change, first?.what ?? ''])
    await sql`drop table if exists labels, notes`.execute(db)
    await SCHEMA.execute(db)
  }
  expect(found).toEqual(BREAKING.map(([change, , sentence]) => [change, sentence]))
})

test('[P-86] a migration that only adds is accepted', async () => {
  const { db, earlier } = await openEarlier()
  await sql`
    alter table notes add color text not null default 'red' check (color <> ''), add slug text unique, add owner integer references notes (id);
    alter table notes drop constraint notes_state_check, add check (state in ('open', 'done', 'late'));
    alter table notes drop column place;
    create index on notes (title);
    create table folders (id integer primary key, note_id integer not null references notes (id))
  `.execute(db)
  expect(await findBreaks(db, earlier)).toEqual([])
})

test('[P-86] the sentence names the migration, a statement and the rule', async () => {
  const planted: Migrations = {
    '0001-first': { up: async (db) => void (await SCHEMA.execute(db)) },
    '0002-harmless': { up: async (db) => void (await sql`alter table notes add more text`.execute(db)) },
    '0003-renames': { up: async (db) => void (await sql`alter table labels rename to tags`.execute(db)) },
    '0004-harmless': { up: async (db) => void (await sql`alter table notes add most text`.execute(db)) },
  }
  const { db, earlier } = await openEarlier()
  await sql`alter table labels rename to tags`.execute(db)
  const breaks = await findBreaks(db, earlier)
  const sentence = describeBreaks(await findCauses(await open('template0'), planted, earlier, breaks))
  expect(sentence).toMatch(
    /^0003-renames: relation "labels" does not exist\n {2}insert into labels .*\n {2}… and 1 more\n/,
  )
  expect(sentence).toContain('remove what is old in the next one')
})

test('[P-86] the record cannot be renewed together with a migration that breaks the release before', async () => {
  const { db, earlier } = await openEarlier()
  const sent = [...QUERIES, 'select 1 from made_by_a_test']
  const renewal = { previous: earlier, migrations: { '0001-first': { up: async () => {} } }, sent, accepted: {} }
  expect(await renewRecord(db, renewal)).toEqual({ ...earlier, queries: QUERIES.toSorted() })
  await sql`alter table labels rename to tags`.execute(db)
  await expect(renewRecord(db, renewal)).rejects.toThrow('relation "labels" does not exist')
  const accepted = { 'relation "labels" does not exist': 'Only a test used it.' }
  expect((await renewRecord(db, { ...renewal, accepted })).queries).toHaveLength(2)
})
