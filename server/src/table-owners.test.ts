import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { findTables } from './testing/find-tables.ts'
import { READINGS } from './testing/table-readings.ts'
import { createTestDependencies } from './testing/test-dependencies.ts'

/** Every file that speaks SQL, with the module that it belongs to. */
function listSqlFiles(): { file: string; module: string; source: string }[] {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:modules\/.*\.repository|platform\/.*)\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => {
      const [area, , name = ''] = file.split('/')
      return {
        file,
        module: area === 'modules' ? name : 'platform',
        source: readFileSync(join(import.meta.dirname, file), 'utf8'),
      }
    })
}

async function listTables(): Promise<Set<string>> {
  const { dependencies, close } = await createTestDependencies()
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'm', 'p')
      and relname not like 'kysely\\_%'
  `.execute(dependencies.database)
  await close()
  return new Set(rows.map(({ name }) => name))
}

interface Uses {
  writers: Map<string, Set<string>>
  readers: Map<string, Set<string>>
}

function collectUses(files: ReturnType<typeof listSqlFiles>, tables: ReadonlySet<string>): Uses {
  const uses: Uses = { writers: new Map(), readers: new Map() }
  for (const { module, source } of files) {
    for (const { table, isWritten } of findTables(source, tables)) {
      const users = isWritten ? uses.writers : uses.readers
      users.set(table, (users.get(table) ?? new Set()).add(module))
    }
  }
  return uses
}

/** What is wrong with who touches which table, in words. */
function findFaults({ writers, readers }: Uses): string[] {
  const shared = [...writers].filter(([, modules]) => modules.size > 1)
  // A table that only migrations fill belongs to the one who reads it.
  const reads = [...readers].flatMap(([table, modules]) => {
    const owners = writers.get(table) ?? modules
    return [...modules].filter((module) => !owners.has(module)).map((module) => ({ table, module }))
  })
  return [
    ...shared.map(([table, modules]) => `${table} is written by ${[...modules].toSorted().join(' and ')}`),
    ...[...readers]
      .filter(([table, modules]) => !writers.has(table) && modules.size > 1)
      .map(([table]) => `${table} has no owner`),
    ...reads
      .filter(({ table, module }) => !isDeclared(module, table))
      .map(({ table, module }) => `${module} reads ${table}`),
  ]
}

function isDeclared(module: string, table: string): boolean {
  return READINGS.some((reading) => reading.module === module && reading.tables.includes(table))
}

/** The tables that the wiring files of the domains say they own, by domain. */
function readDomainTables(): Map<string, string[]> {
  const modules = join(import.meta.dirname, 'modules')
  return new Map(
    readdirSync(modules).map((domain) => {
      const wiring = readFileSync(join(modules, domain, `${domain}.wiring.ts`), 'utf8')
      const [, list = ''] = /Owns the tables ([^.]+)\./.exec(wiring) ?? []
      const named = [...list.matchAll(/`(\w+)`/g)].map(([, table = '']) => table)
      return [domain, named.toSorted()]
    }),
  )
}

/** The tables that the modules of a domain write, by domain; one that only migrations fill belongs to its reader. */
function findDomainTables({ writers, readers }: Uses, domainOf: ReadonlyMap<string, string>): Map<string, string[]> {
  const owned = new Map([...domainOf.values()].map((domain) => [domain, new Set<string>()]))
  for (const [table, modules] of [...readers, ...writers]) {
    for (const module of writers.get(table) ?? modules) {
      owned.get(domainOf.get(module) ?? '')?.add(table)
    }
  }
  return new Map([...owned].map(([domain, tables]) => [domain, [...tables].toSorted()]))
}

describe('tables', () => {
  let tables: Set<string>
  const files = listSqlFiles()
  beforeAll(async () => {
    tables = await listTables()
  })

  test('are written by one module each, and read by others where it is said why', () => {
    expect(findFaults(collectUses(files, tables))).toEqual([])
  })

  test('are named by the wiring file of the domain that owns them', () => {
    const domainOf = new Map(
      files.flatMap(({ file, module }) => (module === 'platform' ? [] : [[module, file.split('/')[1] ?? ''] as const])),
    )
    expect(readDomainTables()).toEqual(findDomainTables(collectUses(files, tables), domainOf))
  })

  test('are all touched by somebody, so that none is left behind and none escapes this test', () => {
    const { writers, readers } = collectUses(files, tables)
    expect([...tables].filter((table) => !writers.has(table) && !readers.has(table))).toEqual([])
  })

  test('have no reading declared that nobody does any more', () => {
    const { readers } = collectUses(files, tables)
    const declared = READINGS.flatMap(({ module, tables: read }) => read.map((table) => ({ module, table })))
    expect(declared.filter(({ module, table }) => readers.get(table)?.has(module) !== true)).toEqual([])
  })

  test.each([
    ['a second writer', "await db.insertInto('ads').values(row).execute()", 'ads is written by ads and briefs'],
    ['a second writer in SQL', 'sql`update only ads set body = ${body}`', 'ads is written by ads and briefs'],
    ['a second copier', "await copyInto(db, 'ad_media', columns, rows)", 'ad_media is written by ads and briefs'],
    ['a join of its own', "db.selectFrom('briefs').innerJoin('ads as a', 'a.id', 'ad_id')", 'briefs reads ads'],
    ['a join in SQL', 'sql`select from briefs join ad_media on true`', 'briefs reads ad_media'],
    ['a second table behind a comma', 'sql`select from briefs as b, ad_stats`', 'briefs reads ad_stats'],
  ])('catch %s', (_name, source, fault) => {
    const planted = { file: 'planted', module: 'briefs', source }
    expect(findFaults(collectUses([...files, planted], tables))).toEqual([fault])
  })
})
