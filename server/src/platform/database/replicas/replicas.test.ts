import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createBoard, listBoards } from '@marquee/contract/boards'
import { toPublicPath } from '@marquee/contract/public-api'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '../../../app.ts'
import { migrations } from '../../../migrations/migrations.ts'
import { addApiKey } from '../../../testing/add-api-key.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { cloneStandby, SMALL_SERVER, type Standby } from '../../../testing/clone-standby.ts'
import { listenToChanges } from '../../../testing/listen-to-changes.ts'
import { createTestDependencies, type TestDependencies } from '../../../testing/test-dependencies.ts'
import { createJobs } from '../../jobs/jobs.ts'
import { createRateLimiter } from '../../rate-limit/rate-limiter.ts'
import type { Database } from '../database.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { migrate } from '../migrate.ts'
import { openReplicatedDatabase } from './open-replicated-database.ts'
import type { Reads } from './reads.ts'

// Every step waits for what it needs; this is for a machine that is busy with other tests.
jest.setTimeout(60_000)

interface Process {
  app: FastifyInstance
  db: Database
  reads: Reads
  clock: TestDependencies['dependencies']['clock']
  close(): Promise<void>
}

describe('a primary with a replica, and two processes', () => {
  let folder: string
  let postgres: EmbeddedPostgres
  let standby: Standby
  let primary: pg.Client
  let replica: pg.Client
  let shared: TestDependencies
  let here: Process
  let there: Process
  let ada: SignedInAgent
  let bob: SignedInAgent

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-replicas-'))
    await chmod(folder, 0o755)
    const dataDir = join(folder, 'primary')
    const log = { info() {}, warn() {} }
    postgres = await openEmbeddedPostgres({ dataDir, role: 'server', log, settings: SMALL_SERVER })
    shared = await createTestDependencies()
    standby = await cloneStandby(dataDir, join(folder, 'standby'))
    await standby.start()
    here = await open()
    await migrate(here.db, migrations)
    const jobs = createJobs({ database: here.db, log: shared.dependencies.log, isPolling: false })
    await jobs.start()
    await jobs.stop()
    there = await open()
    primary = await connect(postgres.url)
    replica = await connect(standby.url)
    ada = await signUp(here)
    bob = await signUp(there, { workspaceId: ada.workspaceId, role: 'member' })
  })

  afterAll(async () => {
    await Promise.all([here.close(), there.close(), primary.end().catch(() => {}), replica.end().catch(() => {})])
    await standby.stop()
    await postgres.close()
    await shared.close()
    await rm(folder, { recursive: true })
  })

  async function connect(url: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  /** Another process of the product. */
  async function open(): Promise<Process> {
    const { log, clock } = shared.dependencies
    const options = { url: postgres.url, replicaUrls: [standby.url], log, maxConnections: 4 }
    const { database, reads } = await openReplicatedDatabase(options)
    const jobs = createJobs({ database, log, isPolling: false })
    const rateLimiter = createRateLimiter({ database, clock })
    const app = await buildApp({ ...shared.dependencies, database, reads, jobs, rateLimiter })
    await app.ready()
    return {
      app,
      db: database,
      reads,
      clock,
      async close() {
        await app.close()
        await database.destroy()
      },
    }
  }

  /** The names of the boards that a member sees at a process. */
  async function listNames(process: Process, agent: SignedInAgent): Promise<string[]> {
    const cookies = Object.fromEntries(agent.cookies)
    const answer = await process.app.inject({ url: listBoards.path, cookies })
    return listBoards.response.parse(answer.json()).data.map(({ name }) => name)
  }

  async function addBoard(name: string): Promise<void> {
    await ada.call(createBoard, { body: { idempotency_key: crypto.randomUUID(), name } })
  }

  /** Adds a board without the product, so that no reader has to see it. */
  async function addUnnotedBoard(name: string): Promise<void> {
    await primary.query(
      `insert into boards (id, workspace_id, name, description, idempotency_key, created_by, created_at, updated_at)
       select gen_random_uuid(), workspace_id, $1, '', gen_random_uuid(), created_by, now(), now() from boards limit 1`,
      [name],
    )
  }

  async function until(fits: () => Promise<boolean> | boolean): Promise<void> {
    while (!(await fits())) {
      await delay(20)
    }
  }

  const stateOf = (process: Process) => process.reads.listServers().map(({ state }) => state)
  const pauseReplay = () => replica.query('select pg_wal_replay_pause()')
  const resumeReplay = () => replica.query('select pg_wal_replay_resume()')

  test('[P-86] what a member wrote is read at once by every process, and what others did comes from the replica', async () => {
    await until(() => stateOf(here)[1] === 'ready' && stateOf(there)[1] === 'ready')
    await addBoard('first')
    await until(async () => (await replica.query("select from boards where name = 'first'")).rowCount === 1)
    await pauseReplay()
    await addUnnotedBoard('not replayed')
    expect([await listNames(here, ada), await listNames(there, bob)]).toEqual([['first'], ['first']])
    await addBoard('own')
    expect(await listNames(there, ada)).toEqual(expect.arrayContaining(['first', 'not replayed', 'own']))
    await resumeReplay()
  })
})
