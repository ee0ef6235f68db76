import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster.ts'
import { sql } from 'kysely'
import { pino } from 'pino'
import { migrations } from '../../migrations/migrations.ts'
import { type Database, openDatabase } from './database.ts'
import { isMigrated, migrate, type Migrations } from './migrate.ts'

describe('migrations', () => {
  let empty: TestDatabase
  let pools: Database[]
  beforeEach(async () => {
    empty = await createTestDatabase('template0')
    pools = []
  })
  afterEach(async () => {
    await Promise.all(pools.map((pool) => pool.destroy()))
    await empty.drop()
  })

  /** Another process would have a pool of its own. */
  function open(): Database {
    const pool = openDatabase({ url: empty.url, log: pino({ level: 'silent' }), maxConnections: 2 })
    pools.push(pool)
    return pool
  }

  test('several starters at once: every migration is applied exactly once, and all of them find it done', async () => {
    const starters = Array.from({ length: 4 }, open)
    const applied = await Promise.all(starters.map((starter) => migrate(starter, migrations)))
    expect(applied.flat().toSorted()).toEqual(Object.keys(migrations).toSorted())
    const answers = await Promise.all(starters.map((starter) => isMigrated(starter, migrations)))
    expect(answers).toEqual([true, true, true, true])
  })

  test('a database is not migrated before the last migration is applied', async () => {
    const database = open()
    const first: Migrations = { '0000-first': { up: async (db) => void (await sql`create table a ()`.execute(db)) } }
    expect(await isMigrated(database, first)).toBe(false)
    await migrate(database, first)
    expect(await isMigrated(database, first)).toBe(true)
    expect(await isMigrated(database, { ...first, '0001-second': { up: () => Promise.resolve() } })).toBe(false)
  })

  test('[P-86] an older version does not start on the database of a newer one, and says what to do', async () => {
    const database = open()
    const first: Migrations = { '0000-first': { up: () => Promise.resolve() } }
    await migrate(database, { ...first, '0001-second': { up: () => Promise.resolve() } })
    await expect(migrate(open(), first)).rejects.toThrow('A newer Marquee has migrated the database to 0001-second')
    // Its running processes stay ready.
    expect(await isMigrated(database, first)).toBe(true)
  })

  test('a migration that fails is named by its error and leaves nothing behind', async () => {
    const database = open()
    const failing: Migrations = {
      '0000-failing': {
        async up(db) {
          await sql`create table half ()`.execute(db)
          await sql`select no_such_function()`.execute(db)
        },
      },
    }
    await expect(migrate(database, failing)).rejects.toThrow('no_such_function')
    const { rows } = await sql<{ half: string | null }>`select to_regclass('half') as half`.execute(database)
    expect(rows).toEqual([{ half: null }])
    expect(await isMigrated(database, failing)).toBe(false)
  })
})
