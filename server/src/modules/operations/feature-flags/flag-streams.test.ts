import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { createBoard } from '@marquee/contract/boards'
import { createFeatureFlag, updateFeatureFlag } from '@marquee/contract/feature-flags'
import { streamWorkspaceChanges } from '@marquee/contract/workspace-changes'
import { sql } from 'kysely'
import { buildApp } from '../../../app.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { createTestDependencies, type TestDependencies } from '../../../testing/test-dependencies.ts'
import { type FlagPayload } from './flag-payload.repository.ts'
import { createFlagStreams } from './flag-streams.ts'

const flag = {
  key: 'grid',
  description: '',
  type: 'number' as const,
  default_value: '1',
  rules: '[]',
  is_enabled: true,
}

/** One process of the server, listening. */
async function startProcess({ dependencies }: TestDependencies) {
  const app = await buildApp(dependencies)
  const address = await app.listen({ port: 0, host: 'localhost' })
  return { app, address }
}

/** Reads a stream as any HTTP client does. `next` waits until what has come matches. */
async function listen(address: string, path = '/growthbook/sub/sdk-marquee', headers: Record<string, string> = {}) {
  const abort = new AbortController()
  // The address of our own server; the client of the contract is for pages.
  // oxlint-disable-next-line no-restricted-globals
  const answer = await fetch(address + path, { headers, signal: abort.signal })
  let received = ''
  const ended = (async () => {
    for await (const chunk of answer.body ?? []) {
      received += Buffer.from(chunk).toString()
    }
  })().catch(() => {})
  return {
    answer,
    ended,
    leave: () => abort.abort(),
    next: async (pattern: RegExp): Promise<string> => {
      while (!pattern.test(received)) {
        await delay(10)
      }
      const match = pattern.exec(received)
      received = received.slice((match?.index ?? 0) + (match?.[0].length ?? 0))
      return match?.[0] ?? ''
    },
  }
}

describe('two processes on one database', () => {
  let shared: TestDependencies
  let here: Awaited<ReturnType<typeof startProcess>>
  let there: typeof here
  let admin: SignedInAgent

  beforeAll(async () => {
    shared = await createTestDependencies()
    await shared.dependencies.jobs.start()
    here = await startProcess(shared)
    there = await startProcess(shared)
    admin = await signUp({ ...shared.dependencies, app: here.app, db: shared.dependencies.database }, { isAdmin: true })
  })

  afterAll(async () => {
    await Promise.all([here.app.close(), there.app.close()])
    await shared.dependencies.jobs.stop()
    await shared.close()
  })

  test('[T-04] a change reaches the streams of both at once, as an event of GrowthBook', async () => {
    const listeners = await Promise.all([here, there].map(({ address }) => listen(address)))
    for (const { answer, next } of listeners) {
      expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
      await next(/event: features\ndata: \{"status":200,.*\}\n\n/)
    }
    await admin.call(createFeatureFlag, { body: flag })
    for (const { next } of listeners) {
      await next(/event: features\ndata: .*"grid":\{"rules":\[\],"defaultValue":1\}.*\n\n/)
    }
    await admin.call(updateFeatureFlag, {
      params: { key: flag.key },
      body: { ...flag, default_value: '2', version: 1 },
    })
    for (const { next, leave } of listeners) {
      await next(/event: features\ndata: .*"defaultValue":2\}.*\n\n/)
      leave()
    }
  })

  test('[T-04] an open stream outlives the loss of every database connection', async () => {
    const { answer, next, leave } = await listen(there.address)
    await next(/event: features\n/)
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    `.execute(shared.dependencies.database)
    await admin.call(createFeatureFlag, { body: { ...flag, key: 'after.outage' } })
    await next(/event: features\ndata: .*"after.outage"/)
    expect(answer.ok).toBe(true)
    leave()
  })

  test('[P-99] [T-04] the stream of a workspace’s changes carries the flags too, each event with the id of its own kind', async () => {
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const { next, leave, ended } = await listen(here.address, streamWorkspaceChanges.path, { cookie })
    const start = await next(/[^]*event: features\ndata: \{"status":200,.*\}\n\n/)
    expect(start).toMatch(/id: [\w-]+\nevent: changes\n/)
    await admin.call(createFeatureFlag, { body: { ...flag, key: 'for.members' } })
    expect(await next(/[^]*event: features\ndata: .*"for\.members".*\n\n/)).not.toMatch(/^id: .*\nevent: features/m)
    await admin.call(createBoard, { body: { idempotency_key: crypto.randomUUID(), name: 'Hooks' } })
    await next(/event: changes\ndata: .*"boards"/)
    leave()
    await ended
  })

  test('[T-04] a closing server does not wait for its open streams: it ends them', async () => {
    const { app, address } = await startProcess(shared)
    const listeners = await Promise.all([listen(address), listen(address)])
    await app.close()
    await Promise.all(listeners.map(({ ended }) => ended))
  })
})

describe('the streams of one process', () => {
  const warn = jest.fn()
  let current: FlagPayload
  let fails: boolean

  beforeEach(() => {
    warn.mockClear()
    fails = false
    current = { revision: 1, json: '{"a":1}' }
  })

  function createStreams(limits = {}) {
    const answer = <T>(value: () => T): Promise<T> =>
      fails ? Promise.reject(new Error('The database restarts')) : Promise.resolve(value())
    return createFlagStreams({
      payload: { read: () => answer(() => current), readRevision: () => answer(() => current.revision) },
      log: { warn },
      limits: { pollMs: 5, heartbeatMs: 10_000, ...limits },
    })
  }

  async function waitFor(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      await delay(5)
    }
  }

  test('[T-04] an outage of the database is said once, closes nothing, and what changed meanwhile is sent', async () => {
    const streams = createStreams()
    const stream = await streams.open('a')
    fails = true
    await waitFor(() => warn.mock.calls.length > 0)
    current = { revision: 2, json: '{"a":2}' }
    await delay(30)
    fails = false
    await waitFor(() => stream.readableLength > 50)
    streams.closeAll()
    expect(await text(stream)).toBe('event: features\ndata: {"a":1}\n\nevent: features\ndata: {"a":2}\n\n')
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('a quiet stream gets a comment, so that no proxy takes it for dead', async () => {
    const streams = createStreams({ heartbeatMs: 10 })
    const stream = await streams.open('a')
    await waitFor(() => stream.readableLength > 50)
    streams.closeAll()
    expect(await text(stream)).toMatch(/\{"a":1\}\n\n(: keep-alive\n\n)+$/)
  })

  test('only so many streams are open, in all and for one address; one that goes makes room', async () => {
    const streams = createStreams({ maxStreams: 3, maxStreamsPerOwner: 2 })
    const first = await streams.open('a')
    await streams.open('a')
    await expect(streams.open('a')).rejects.toMatchObject({ status: 429 })
    await streams.open('b')
    await expect(streams.open('c')).rejects.toMatchObject({ status: 429 })
    first.destroy()
    await waitFor(() => streams.count() === 2)
    await streams.open('c')
    streams.closeAll()
  })

  test('a listener who does not read is let go', async () => {
    const streams = createStreams()
    const stream = await streams.open('a')
    current = { revision: 2, json: 'x'.repeat(2_000_001) }
    await waitFor(() => stream.destroyed)
    expect(streams.count()).toBe(0)
  })

  test('a stream that is opened while the server closes ends at once', async () => {
    const streams = createStreams()
    streams.closeAll()
    expect(await text(await streams.open('a'))).toBe('')
  })
})
