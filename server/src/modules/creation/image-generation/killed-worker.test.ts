import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { getCredits } from '@marquee/contract/credits'
import { createImageOrder, type ImageOrder, listImageOrders } from '@marquee/contract/image-generation'
import { sql } from 'kysely'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { type BackgroundProcess, startProcess } from '../../../testing/background-process.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const WORKER = join(import.meta.dirname, '../../../worker.ts')
const ORDERS = 8
const FORMATS = ['1:1', '9:16'] as const
/** After so many finished images the worker is killed. */
const KILLED_AT = [3, 9]

// A worker that is gone is missed after its heartbeat; the rest is for a machine that is busy with other tests.
jest.setTimeout(180_000)

describe('[P-42] [P-62] a worker that is killed in the middle of orders', () => {
  let server: TestServer
  let ada: SignedInAgent
  const workers: BackgroundProcess[] = []

  beforeAll(async () => {
    server = await startTestServer()
    // The worker goes by the real time.
    server.clock.advance((Date.now() - server.clock.now().getTime()) / 1000)
    ada = await signUp(server)
  })
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.stop('SIGKILL')))
    await server.close()
  })

  function startWorker(): BackgroundProcess {
    const { databaseUrl, dataDir } = server.environment
    const environment = { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir, DEMO_LIBRARY: 'off', NODE_ENV: 'test' }
    const worker = startProcess(WORKER, environment)
    workers.push(worker)
    return worker
  }

  async function listOrders(): Promise<ImageOrder[]> {
    return (await ada.call(listImageOrders, { query: { limit: 100 } })).body.data
  }

  async function waitUntil(isSo: (orders: ImageOrder[]) => boolean): Promise<ImageOrder[]> {
    for (;;) {
      const orders = await listOrders()
      if (isSo(orders)) {
        return orders
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  const countDone = (orders: readonly ImageOrder[]) =>
    orders.flatMap(({ images }) => images).filter(({ status }) => status === 'done').length

  test('loses none: each order ends, and each finished image is charged exactly once', async () => {
    const before = (await ada.call(getCredits, {})).body.data.available
    for (let number = 0; number < ORDERS; number += 1) {
      await ada.call(createImageOrder, {
        body: {
          source: { kind: 'idea', idea: `Trail shoes, ${number}` },
          product_id: null,
          brand_profile_id: null,
          words: { headline: `Weigh next to nothing ${number}`, call_to_action: 'Get yours' },
          aspect_ratios: [...FORMATS],
          variations: 1,
          maker: 'embedded',
          idempotency_key: randomUUID(),
        },
      })
    }
    let worker = startWorker()
    for (const count of KILLED_AT) {
      await waitUntil((orders) => countDone(orders) >= count)
      await worker.stop('SIGKILL')
      worker = startWorker()
    }
    const orders = await waitUntil((all) => all.every(({ status }) => status !== 'queued' && status !== 'running'))
    const done = countDone(orders)
    expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: ORDERS }, () => 'done'))
    expect(done).toBe(ORDERS * FORMATS.length)

    const { rows } = await sql<{ kind: string; count: string }>`
      select kind, count(*) as count from credit_entries
      where workspace_id = ${ada.workspaceId} and feature = 'image_generation' group by kind order by kind
    `.execute(server.db)
    const each = String(done)
    expect(rows).toEqual([
      { kind: 'hold', count: each },
      { kind: 'release', count: each },
      { kind: 'spend', count: each },
    ])
    const after = (await ada.call(getCredits, {})).body.data
    expect(after).toMatchObject({ held: 0, available: before - 2 * done })
  })
})
