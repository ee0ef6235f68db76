import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { pino } from 'pino'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { isMigrated, migrate } from '../platform/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-cluster.ts'
import { adoptEarlierDatabase } from './adopt-earlier-database.ts'
import { migrations } from './migrations.ts'

const EARLIER_DATABASE = gunzipSync(
  readFileSync(join(import.meta.dirname, 'testing/earlier-database.sql.gz')),
).toString()

describe('a database that the migrations up to 0251 have made', () => {
  let earlier: TestDatabase
  let pools: Database[]
  let database: Database
  beforeEach(async () => {
    earlier = await createTestDatabase('template0')
    pools = []
    database = open(earlier)
    await sql.raw(EARLIER_DATABASE).execute(database)
  })
  afterEach(async () => {
    await Promise.all(pools.map((pool) => pool.destroy()))
    await earlier.drop()
  })

  function open({ url }: TestDatabase): Database {
    const pool = openDatabase({ url, log: pino({ level: 'silent' }), maxConnections: 2 })
    pools.push(pool)
    return pool
  }

  async function start(starter: Database): Promise<string[]> {
    await adoptEarlierDatabase(starter)
    return await migrate(starter, migrations)
  }

  test('has the schema of a new one afterwards', async () => {
    const fresh = await createTestDatabase('template0')
    const created = open(fresh)
    await start(created)
    await start(database)
    expect(await isMigrated(database, migrations)).toBe(true)
    expect(await describeSchema(database)).toEqual(await describeSchema(created))
    await created.destroy()
    pools = pools.filter((pool) => pool !== created)
    await fresh.drop()
  })

  test('keeps its rows, and the rules that the database holds of them', async () => {
    const before = await readRows(database)
    await start(database)
    // Later migrations add columns.
    expect(await readRows(database)).toMatchObject(before)
    expect(before).toMatchObject({
      users: [{ email: 'ada@example.com' }],
      credit_entries: expect.arrayContaining([expect.objectContaining({ balance_after: 98 })]),
      product_images: [{ asset_id: expect.any(String) }],
    })
    await expect(database.deleteFrom('credit_entries').execute()).rejects.toThrow('never changed or removed')
    await database.deleteFrom('ads').execute()
    expect(await database.selectFrom('ad_media').select('id').execute()).toEqual([])
  })

  test('is taken over once by several starters at the same time', async () => {
    const applied = await Promise.all(Array.from({ length: 3 }, () => start(open(earlier))))
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).toSorted())
    expect(applied.flat()).toEqual(Object.keys(migrations).filter((name) => name > '0311-operations'))
  })

  test('is refused with what to do when the migrations stopped before their end, and stays as it was', async () => {
    await sql`delete from kysely_migration where name >= '0214'`.execute(database)
    const before = await describeSchema(database)
    await expect(start(database)).rejects.toThrow(
      'The database stopped at migration 0213-brief-feedback of an earlier Marquee, and this one goes on from 0251-analysis-placements only.',
    )
    expect(await describeSchema(database)).toEqual(before)
  })
})

/** Columns, constraints, indexes, triggers, functions and views, as PostgreSQL writes them. */
async function describeSchema(database: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with tables as (
      select oid, relname as name, reloptions from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'm') and relname not like 'kysely\\_%'
    )
    select concat_ws(' ', 'column', name, row_number() over (partition by attrelid order by attnum), attname,
        format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid), attstattarget) as line
      from pg_attribute join tables on attrelid = oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped
    union all select concat_ws(' ', 'table', name, reloptions::text) from tables
    union all select concat_ws(' ', 'constraint', name, conname, pg_get_constraintdef(pg_constraint.oid))
      from pg_constraint join tables on conrelid = tables.oid
    union all select concat_ws(' ', 'index', pg_get_indexdef(indexrelid)) from pg_index join tables on indrelid = oid
    union all select concat_ws(' ', 'trigger', pg_get_triggerdef(pg_trigger.oid))
      from pg_trigger join tables on tgrelid = tables.oid where not tgisinternal
    union all select concat_ws(' ', 'function', pg_get_functiondef(pg_proc.oid)) from pg_proc
      where pronamespace = 'public'::regnamespace and prolang <> (select oid from pg_language where lanname = 'c')
    union all select concat_ws(' ', 'view', name, pg_get_viewdef(oid)) from tables
      where oid in (select oid from pg_class where relkind = 'm')
    order by line
  `.execute(database)
  return rows.map(({ line }) => line)
}

const TABLES = ['users', 'credit_entries', 'ads', 'ad_media', 'assets', 'product_images', 'feature_flags']

async function readRows(database: Database): Promise<Record<string, unknown[]>> {
  const read = async (table: string) =>
    (await sql`select * from ${sql.table(table)} as t order by t`.execute(database)).rows
  return Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await read(table)])))
}
