import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { findTables } from './testing/find-tables.ts'
import { createTestDependencies } from './testing/test-dependencies.ts'

interface Reading {
  module: string
  tables: readonly string[]
  /** Why asking the owner would not do. */
  because: string
}

/**
 * A table belongs to the module that writes it; another module calls the owner's service. These are the queries that join a table of
 * others all the same, because the database would otherwise be asked once for each row.
 */
const READINGS: readonly Reading[] = [
  {
    module: 'platform',
    tables: ['users', 'memberships', 'workspaces'],
    because: 'one statement says who asks, for every request',
  },
  {
    module: 'api-keys',
    tables: ['users', 'memberships', 'workspaces'],
    because: 'one statement says who asks, for every call of a key',
  },
  {
    module: 'members',
    tables: ['users', 'workspaces'],
    because: 'members are listed and found by their names and addresses, under the lock of the workspace',
  },
  {
    module: 'workspaces',
    tables: ['users', 'memberships'],
    because: 'the workspaces of a user, with how many members each has',
  },
  { module: 'notifications', tables: ['users', 'memberships'], because: 'one statement tells every member' },
  { module: 'workspace-activity', tables: ['users'], because: 'a page of entries with the names of who did them' },
  {
    module: 'workspace-exports',
    tables: ['users', 'memberships'],
    because: 'the archive takes along every row of a workspace',
  },
  {
    module: 'workspace-summary',
    tables: [
      'saved_ads',
      'boards',
      'briefs',
      'products',
      'memberships',
      'invitations',
      'brand_trackers',
      'ad_search',
      'image_orders',
      'creative_analyses',
      'ads',
      'brands',
    ],
    because: 'the dashboard counts all that a workspace has, and what followed brands did, in one statement each',
  },
  {
    module: 'plans',
    tables: ['workspaces'],
    because: 'changes of a subscription wait for each other at the lock of the workspace',
  },
  {
    module: 'product-import',
    tables: ['workspaces'],
    because: 'the job reads an import together with the currency of its workspace',
  },
  { module: 'referrals', tables: ['workspaces'], because: 'lists of who came, with the names of their workspaces' },
  { module: 'job-administration', tables: ['job_progress'], because: 'the page of jobs joins them with the queue' },
  { module: 'ads', tables: ['brands'], because: 'a page of ads with the names of their brands' },
  { module: 'brands', tables: ['ads'], because: 'brands by how many ads they have, and by the niches of these' },
  {
    module: 'brand-insights',
    tables: ['ads', 'ad_stats', 'brands'],
    because: 'a brand is counted from all of its ads',
  },
  {
    module: 'brand-spy',
    tables: ['ads', 'ad_stats', 'brands', 'brand_days', 'brand_stats', 'workspaces'],
    because:
      'followed brands are sorted by their figures, measured from all of their ads, and told in the time of their workspace',
  },
  {
    module: 'weekly-watch',
    tables: ['ads', 'ad_search', 'ad_stats', 'brands', 'brand_days', 'brand_stats', 'brand_trackers', 'workspaces'],
    because: 'a week of all followed brands is one statement for each part of the page',
  },
  {
    module: 'boards',
    tables: ['ads', 'ad_media'],
    because: 'adds only ads that exist, and shows only those with an image',
  },
  {
    module: 'saved-ads',
    tables: ['ads', 'brands', 'brand_trackers', 'users'],
    because: 'saves and restores only what exists, and lists saved and followed brands as one',
  },
  {
    module: 'media-copies',
    tables: ['ad_media', 'saved_ads'],
    because: 'finds every medium of a saved ad that is not copied yet',
  },
  {
    module: 'same-creatives',
    tables: ['ad_media'],
    because: 'finds every medium without a hash, and ads by the hashes of their media',
  },
]

/** Every file that speaks SQL, with the module that it belongs to. */
function listSqlFiles(): { file: string; module: string; source: string }[] {
  return readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:modules\/.*\.repository|platform\/.*)\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => {
      const [area, , name = ''] = file.split('/')
      return {
        file,
        module: area === 'modules' ? name : 'platform',
        source: readFileSync(join(__dirname, file), 'utf8'),
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
  const modules = join(__dirname, 'modules')
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
