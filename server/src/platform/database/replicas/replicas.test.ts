import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { listInvoices } from '@marquee/contract/billing'
import { createBoard, listBoards } from '@marquee/contract/boards'
import { calls as contractCalls } from '@marquee/contract/endpoints'
import { toPublicPath } from '@marquee/contract/public-api'
import { listWorkspaces } from '@marquee/contract/workspaces'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '../../../app.ts'
import { migrations } from '../../../migrations/migrations.ts'
import { addApiKey } from '../../../testing/add-api-key.ts'
import { type SignedInAgent, signIn, signUp } from '../../../testing/agent.ts'
import { openDatabaseProxy, type DatabaseProxy } from '../../../testing/database-proxy.ts'
import { callsWithForeignIds } from '../../../testing/calls-with-foreign-ids.ts'
import { cloneStandby, SMALL_SERVER, type Standby } from '../../../testing/clone-standby.ts'
import { payForYear } from '../../../testing/earn-some-commissions.ts'
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
jest.setTimeout(20_000)

/** Quicker than in production, where a replica is left out within five seconds. */
const PACE = { lookEveryMs: 200, maxLagMs: 1000 }

/** Stands in the name of a board that strangers may not see. */
const MARK = 'theirs-7f3a9c'
/** The stream does not end; administrators see what all workspaces have. */
const LEFT_OUT = new Set([
  'workspaceChanges.streamWorkspaceChanges',
  'affiliate.listAllPayouts',
  'wantedBrands.listWantedEverywhere',
])

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
  let proxy: DatabaseProxy
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
    proxy = await openDatabaseProxy(standby.url)
    here = await open()
    there = await open()
    primary = await connect(postgres.url)
    replica = await connect(standby.url)
    ada = await signUp(here)
    bob = await signUp(there, { workspaceId: ada.workspaceId, role: 'member' })
  }, 60_000)

  afterAll(async () => {
    await Promise.all([here.close(), there.close(), primary.end().catch(() => {}), replica.end().catch(() => {})])
    await proxy.close()
    await standby.stop()
    await postgres.close()
    await shared.close()
    await rm(folder, { recursive: true })
  }, 60_000)

  async function connect(url: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  /** Another process of the product. */
  async function open(pace = PACE): Promise<Process> {
    const { log, clock } = shared.dependencies
    const options = { url: postgres.url, replicaUrls: [proxy.url], log, maxConnections: 4, pace }
    const { database, reads } = await openReplicatedDatabase(options)
    await migrate(database, migrations)
    const jobs = createJobs({ database, log, isPolling: false })
    const rateLimiter = createRateLimiter({ database, clock })
    const app = await buildApp({ ...shared.dependencies, database, reads, jobs, rateLimiter })
    await jobs.start()
    await app.ready()
    return {
      app,
      db: database,
      reads,
      clock,
      async close() {
        await app.close()
        await jobs.stop()
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
  async function addUnnotedBoard(name: string, workspaceId = ada.workspaceId): Promise<void> {
    await primary.query(
      `insert into boards (id, workspace_id, name, description, idempotency_key, created_by, created_at, updated_at)
       select gen_random_uuid(), workspace_id, $1, '', gen_random_uuid(), created_by, now(), now() from boards where workspace_id = $2 limit 1`,
      [name, workspaceId],
    )
  }

  async function until(fits: () => Promise<boolean> | boolean): Promise<void> {
    while (!(await fits())) {
      await delay(20)
    }
  }

  const stateOf = (process: Process) => process.reads.listServers().map(({ state }) => state)

  /** From now on the replica stays as it is. It has everything that was noted until now. */
  async function pauseReplay(): Promise<void> {
    const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn() as position')
    const hasReplayed = 'select pg_last_wal_replay_lsn() >= $1 as is_there'
    await until(async () => (await replica.query(hasReplayed, [rows[0]?.position])).rows[0]?.is_there === true)
    await replica.query('select pg_wal_replay_pause()')
  }

  const resumeReplay = () => replica.query('select pg_wal_replay_resume()')

  afterEach(() => replica.query('select case when pg_is_in_recovery() then pg_wal_replay_resume() end'))
  beforeEach(() => until(() => stateOf(here)[1] === 'ready' && stateOf(there)[1] === 'ready'))

  test('[P-86] what a member wrote is read at once by every process, and what others did comes from the replica', async () => {
    await addBoard('first')
    await pauseReplay()
    await addUnnotedBoard('not replayed')
    expect([await listNames(here, ada), await listNames(there, bob)]).toEqual([['first'], ['first']])
    await addBoard('own')
    const read = [await listNames(there, ada), await listNames(there, bob)].map((names) => names.toSorted())
    expect(read).toEqual(Array(2).fill(['first', 'not replayed', 'own']))
  })

  test('[P-86] what a program wrote with its key is read at once by every process', async () => {
    const owner = await signUp(here, { plan: 'ended_trial' })
    await payForYear(owner)
    const { token } = await addApiKey(here, owner, 'program', ['boards:read', 'boards:write'])
    const authorization = `Bearer ${token}`
    await pauseReplay()
    const payload = { idempotency_key: crypto.randomUUID(), name: 'by a program' }
    const url = toPublicPath(createBoard.path)
    await here.app.inject({ method: 'POST', url, headers: { authorization }, payload })
    const read = await there.app.inject({ url, headers: { authorization } })
    expect(listBoards.response.parse(read.json()).data.map(({ name }) => name)).toContain('by a program')
  })

  test('[P-86] a user who has just signed in reads what the account had before', async () => {
    await pauseReplay()
    const { email, password, workspaceId } = await signUp(here)
    const cookies = Object.fromEntries((await signIn(here, email, password)).cookies)
    const answer = (await there.app.inject({ url: listWorkspaces.path, cookies })).json()
    expect(listWorkspaces.response.parse(answer).data).toMatchObject([{ id: workspaceId }])
  })

  test('[P-86] a page that is told of a change by background work reads that change', async () => {
    const address = await there.app.listen({ port: 0, host: 'localhost' })
    const stream = await listenToChanges(address, bob)
    await stream.next(() => true)
    await pauseReplay()
    await addUnnotedBoard('by a job')
    expect(await listNames(there, bob)).not.toContain('by a job')
    await primary.query("update workspace_changes set revision = revision + 1 where topic = 'boards'")
    await stream.next(({ changed }) => changed.includes('boards'))
    expect(await listNames(there, bob)).toContain('by a job')
    stream.leave()
  })

  test('[P-86] [P-64] what a member may do no longer, and who has left or signed out, is refused before the replica knows', async () => {
    const admin = await signUp(here, { workspaceId: ada.workspaceId, role: 'admin' })
    const leaving = await signUp(here, { workspaceId: ada.workspaceId, role: 'member' })
    const signedOut = await signUp(here, { workspaceId: ada.workspaceId, role: 'member' })
    const read = async (agent: SignedInAgent, url: string) =>
      await there.app.inject({ url, cookies: Object.fromEntries(agent.cookies) })
    await pauseReplay()
    expect((await read(admin, listInvoices.path)).statusCode).toBe(200)
    // Without the product, so that the replica still answers these readers, as it does for a moment after each change.
    await primary.query("update memberships set role = 'viewer' where user_id = $1", [admin.userId])
    await primary.query('delete from memberships where user_id = $1', [leaving.userId])
    await primary.query('delete from sessions where user_id = $1', [signedOut.userId])
    expect((await read(admin, listInvoices.path)).statusCode).toBe(403)
    expect((await read(leaving, listBoards.path)).body).not.toContain('first')
    expect((await read(signedOut, listBoards.path)).statusCode).toBe(401)
  })

  test('[P-86] [A-21] strangers read nothing of a workspace from a replica that is behind, by any read with one of its ids', async () => {
    const far = await open({ ...PACE, maxLagMs: Infinity })
    const stranger = await signUp(here, { isAdmin: true })
    await addBoard(MARK)
    await stranger.call(createBoard, { body: { idempotency_key: crypto.randomUUID(), name: 'own' } })
    const board = await primary.query<{ id: string }>('select id from boards where name = $1', [MARK])
    const foreign = { ids: [ada.workspaceId, board.rows[0]?.id ?? ''], idempotencyKeys: [] }
    const reads = [...contractCalls].filter(
      ([name, { method, access }]) => method === 'GET' && access !== 'anonymous' && !LEFT_OUT.has(name),
    )
    await pauseReplay()
    await addUnnotedBoard('after the pause', stranger.workspaceId)
    const leaks = []
    for (const [name, endpoint] of reads) {
      const calls = callsWithForeignIds(endpoint, foreign, () => crypto.randomUUID())
      for (const { url, query } of calls.length === 0 ? [{ url: endpoint.path, query: {} }] : calls) {
        const answer = await far.app.inject({ url, query, cookies: Object.fromEntries(stranger.cookies) })
        if (answer.statusCode >= 500 || answer.body.includes(MARK)) {
          leaks.push(`${name}: ${answer.statusCode}`)
        }
      }
    }
    expect(leaks).toEqual([])
    // It was the replica that answered, to the end.
    expect(await listNames(far, stranger)).toEqual(['own'])
    await far.close()
  }, 60_000)

  test('[P-86] a replica that lags is left out, and comes back by itself', async () => {
    await pauseReplay()
    await addUnnotedBoard('while it lags')
    await until(() => stateOf(here)[1] === 'behind')
    expect(await listNames(here, ada)).toContain('while it lags')
    await resumeReplay()
    await until(() => stateOf(here)[1] === 'ready')
  })

  test('[P-86] a replica that stops answering in the middle of a list is left out, and the list is answered', async () => {
    proxy.hold()
    expect(await listNames(here, ada)).toContain('first')
    expect(stateOf(here)).toEqual(['primary', 'gone'])
    proxy.letGo()
    await until(() => stateOf(here)[1] === 'ready')
  })

  test('[P-86] a replica that dies costs no answer', async () => {
    await standby.stop()
    expect(await listNames(here, ada)).toContain('first')
    expect(stateOf(here)).toEqual(['primary', 'gone'])
    await standby.start()
    replica = await connect(standby.url)
  })

  test('[P-86] a promoted replica takes the writes, although the old primary still runs', async () => {
    await replica.query('select pg_promote()')
    await until(() => stateOf(here)[1] === 'primary' && stateOf(there)[1] === 'primary')
    await addBoard('after the promotion')
    expect(await listNames(there, ada)).toEqual(expect.arrayContaining(['first', 'after the promotion']))
    const old = await primary.query("select from boards where name = 'after the promotion'")
    expect(old.rowCount).toBe(0)
  })
})
