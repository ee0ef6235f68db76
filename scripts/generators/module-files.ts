import type { Names } from './names.ts'

/** The files of a new server module: a named entity of a workspace that can be listed, read and created. Path → content. */
export function moduleFiles(names: Names, domain: string, migration: string): Map<string, string> {
  const folder = `server/src/modules/${domain}/${names.plural}`
  return new Map([
    [`shared/contract/src/${names.plural}.ts`, contract(names)],
    [`server/src/migrations/${migration}.sql`, migrationFile(names)],
    [`${folder}/${names.plural}.repository.ts`, repository(names)],
    [`${folder}/${names.plural}.service.ts`, service(names)],
    [`${folder}/${names.plural}.routes.ts`, routes(names)],
    [`${folder}/${names.plural}.routes.test.ts`, routesTest(names)],
  ])
}

function contract({ plural, table, singular, pluralPascal, singularPascal, singularCamel }: Names): string {
  return `import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataOf, pageOf, pageQuery } from './pagination.ts'
import { id, idParams, line, timestamp } from './primitives.ts'

export const ${singularCamel} = z.object({ id, name: z.string(), created_at: timestamp, updated_at: timestamp })
export type ${singularPascal} = z.infer<typeof ${singularCamel}>

export const list${pluralPascal} = endpoint('GET', '/api/${plural}', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  summary: "The workspace's ${plural}, newest first",
  query: pageQuery,
  response: pageOf(${singularCamel}),
})

export const get${singularPascal} = endpoint('GET', '/api/${plural}/:id', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  summary: 'One ${singular}',
  params: idParams,
  response: dataOf(${singularCamel}),
})

export const create${singularPascal} = endpoint('POST', '/api/${plural}', {
  access: 'verified',
  permission: '${table}.edit',
  feature: 'full_product',
  summary: 'Creates a ${singular}; the same idempotency_key answers with the one made first',
  body: z.object({ name: line(200, 'a name'), idempotency_key: id }),
  response: dataOf(${singularCamel}),
  status: 201,
})
`
}

function migrationFile({ table }: Names): string {
  return `create table ${table} (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  idempotency_key uuid not null,
  name text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (workspace_id, idempotency_key)
);
create index ${table}_newest on ${table} (workspace_id, created_at desc, id desc);
`
}

function repository({ plural, table, singularPascal }: Names): string {
  return `import type { ${singularPascal} } from '@marquee/contract/${plural}'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isOlderThan, type NewestPosition } from '../../../platform/database/newest-first.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

/** The only SQL of ${plural}. Every function names the workspace; another workspace's id finds nothing. */
export function create${singularPascal}Repository(db: Database) {
  return {
    /** Up to \`limit\`, newest first. */
    async list(workspaceId: string, after: NewestPosition | null, limit: number): Promise<${singularPascal}[]> {
      let query = db.selectFrom('${table}').selectAll().where('workspace_id', '=', workspaceId)
      if (after !== null) {
        query = query.where(isOlderThan(after))
      }
      const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return rows.map(to${singularPascal})
    },

    async find(workspaceId: string, id: string): Promise<${singularPascal} | undefined> {
      const row = await db
        .selectFrom('${table}')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && to${singularPascal}(row)
    },

    /** Inserts, or returns what was inserted with this key before. */
    async insertOnce(workspaceId: string, key: string, name: string, now: Date): Promise<${singularPascal}> {
      await db
        .insertInto('${table}')
        .values({ workspace_id: workspaceId, idempotency_key: key, name, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.columns(['workspace_id', 'idempotency_key']).doNothing())
        .execute()
      const row = await db
        .selectFrom('${table}')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('idempotency_key', '=', key)
        .executeTakeFirstOrThrow()
      return to${singularPascal}(row)
    },
  }
}

function to${singularPascal}(row: Selectable<Tables['${table}']>): ${singularPascal} {
  return { id: row.id, name: row.name, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}
`
}

function service({ plural, singular, pluralPascal, singularPascal, singularCamel, pluralCamel }: Names): string {
  return `import type { HandlerInput } from '@marquee/contract/endpoint'
import type { create${singularPascal}, list${pluralPascal}, ${singularPascal} } from '@marquee/contract/${plural}'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newestPosition } from '../../../platform/database/newest-first.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { create${singularPascal}Repository } from './${plural}.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
}

/** The rules of ${plural}. Every function answers 404 for an id of another workspace. */
export function create${singularPascal}Service({ db, clock }: Dependencies) {
  const ${pluralCamel} = create${singularPascal}Repository(db)

  return {
    async list(actor: Actor, { cursor, limit }: HandlerInput<typeof list${pluralPascal}>['query']) {
      const found = await ${pluralCamel}.list(actor.workspaceId, decodeCursor(newestPosition, cursor), limit + 1)
      const { page, next_cursor } = takePage(found, limit, ({ created_at, id }) => ({ created_at, id }))
      return { data: page, meta: { next_cursor } }
    },

    async get(actor: Actor, id: string): Promise<${singularPascal}> {
      const ${singularCamel} = await ${pluralCamel}.find(actor.workspaceId, id)
      if (${singularCamel} === undefined) {
        throw notFound('${singular}')
      }
      return ${singularCamel}
    },

    async create(actor: Actor, body: HandlerInput<typeof create${singularPascal}>['body']): Promise<${singularPascal}> {
      return ${pluralCamel}.insertOnce(actor.workspaceId, body.idempotency_key, body.name, clock.now())
    },
  }
}

export type ${singularPascal}Service = ReturnType<typeof create${singularPascal}Service>
`
}

function routes({ plural, pluralPascal, singularPascal, pluralCamel }: Names): string {
  return `import { create${singularPascal}, get${singularPascal}, list${pluralPascal} } from '@marquee/contract/${plural}'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { ${singularPascal}Service } from './${plural}.service.ts'

export function register${singularPascal}Routes(app: FastifyInstance, ${pluralCamel}: ${singularPascal}Service): void {
  implement(app, list${pluralPascal}, ({ actor, query }) => ${pluralCamel}.list(actor, query))
  implement(app, get${singularPascal}, async ({ actor, params }) => ({ data: await ${pluralCamel}.get(actor, params.id) }))
  implement(app, create${singularPascal}, async ({ actor, body }) => ({ data: await ${pluralCamel}.create(actor, body) }))
}
`
}

function routesTest({ plural, singular, pluralPascal, singularPascal }: Names): string {
  return `import { randomUUID } from 'node:crypto'
import { create${singularPascal}, get${singularPascal}, list${pluralPascal} } from '@marquee/contract/${plural}'
import { signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('${plural}', () => {
  test('are listed newest first, page by page', async () => {
    const agent = await signUp(server)
    for (const name of ['First', 'Second', 'Third']) {
      await agent.call(create${singularPascal}, { body: { name, idempotency_key: randomUUID() } })
      server.clock.advance(1)
    }
    const first = await agent.call(list${pluralPascal}, { query: { limit: 2 } })
    const cursor = first.body.meta.next_cursor ?? ''
    const second = await agent.call(list${pluralPascal}, { query: { limit: 2, cursor } })
    expect([...first.body.data, ...second.body.data].map(({ name }) => name)).toEqual(['Third', 'Second', 'First'])
    expect(second.body.meta.next_cursor).toBeNull()
  })

  test('are created once for one idempotency key', async () => {
    const agent = await signUp(server)
    const body = { name: 'Once', idempotency_key: randomUUID() }
    const answers = await Promise.all([1, 2].map(() => agent.call(create${singularPascal}, { body })))
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
  })

  test('stay in their workspace: another workspace is told that there is no such ${singular}', async () => {
    const [owner, stranger] = [await signUp(server), await signUp(server)]
    const created = await owner.call(create${singularPascal}, { body: { name: 'Ours', idempotency_key: randomUUID() } })
    const answer = await stranger.call(get${singularPascal}, { params: { id: created.body.data.id } })
    expect(answer.status).toBe(404)
  })

  test('are not created by a viewer', async () => {
    const viewer = await signUp(server, { role: 'viewer' })
    const answer = await viewer.call(create${singularPascal}, { body: { name: 'Mine', idempotency_key: randomUUID() } })
    expect(answer.status).toBe(403)
  })
})
`
}
