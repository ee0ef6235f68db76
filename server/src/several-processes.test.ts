import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createBrief, getBrief } from '@marquee/contract/briefs'
import { createImageOrder, getImageOrder } from '@marquee/contract/image-generation'
import { getUpload, keepUpload, startUpload, TUS_VERSION, UPLOAD_BYTES_TYPE } from '@marquee/contract/uploads'
import { type EmbeddedPostgres, openEmbeddedPostgres } from './platform/database/embedded-postgres/embedded-postgres.ts'
import { type BackgroundProcess, startProcess } from './testing/background-process.ts'
import { listenToChanges } from './testing/listen-to-changes.ts'
import { buildWav } from './testing/sounds/build-wav.ts'
import { createProcessClient, type ProcessClient } from './testing/process-client.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const WORKER = join(import.meta.dirname, 'worker.ts')

// Every step waits for what it needs; this is for a machine that is busy with other tests.
jest.setTimeout(180_000)

describe('two servers and two workers on one database and one storage', () => {
  let root: string
  let postgres: EmbeddedPostgres
  let running: BackgroundProcess[] = []
  let first: BackgroundProcess
  let workers: BackgroundProcess[]
  let origins: [string, string]
  let client: ProcessClient
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'marquee-several-'))
    await chmod(root, 0o755)
    const log = { info() {}, warn() {} }
    postgres = await openEmbeddedPostgres({ dataDir: join(root, 'database'), role: 'server', log })
    const servers = [start(MAIN), start(MAIN)]
    const addresses = await Promise.all(servers.map((server) => server.waitFor(/ready (http:\/\/localhost:\d+)\n$/)))
    origins = [addresses[0]?.[1] ?? '', addresses[1]?.[1] ?? '']
    first = servers[0] as BackgroundProcess
    workers = [start(WORKER), start(WORKER)]
    await Promise.all(workers.map((worker) => worker.waitFor(/working\n$/)))
    client = createProcessClient()
    await client.signIn(origins[0], 'owner@marquee.example', 'marquee-demo')
  })
  afterAll(async () => {
    await Promise.all(running.map((process) => process.stop('SIGTERM')))
    await postgres.close()
    await rm(root, { recursive: true })
  })

  function start(file: string): BackgroundProcess {
    const shared = { DATA_DIR: join(root, 'data'), DATABASE_URL: postgres.url, DEMO_LIBRARY: 'off' }
    const process = startProcess(file, { ...shared, PORT: '0', WORKER: 'off', LOG_LEVEL: 'warn' })
    running = [...running, process]
    return process
  }

  async function order(origin: string): Promise<string> {
    const body = {
      source: { kind: 'idea', idea: 'A cup for the way to work' },
      product_id: null,
      brand_profile_id: null,
      words: { headline: 'Does not leak', call_to_action: 'Get yours' },
      aspect_ratios: ['1:1'],
      variations: 1,
      maker: 'embedded',
      idempotency_key: randomUUID(),
    }
    const answer = await client.send(origin, createImageOrder.path, { body })
    return createImageOrder.response.parse(answer.body).data.id
  }

  /** Asks a server until the order has ended. */
  async function readEnd(origin: string, id: string): Promise<{ status: string; imageUrl: string }> {
    for (;;) {
      const answer = await client.send(origin, getImageOrder.path.replace(':id', id))
      const { status, images } = getImageOrder.response.parse(answer.body).data
      if (status !== 'queued' && status !== 'running') {
        return { status, imageUrl: images[0]?.url ?? '' }
      }
      await delay(100)
    }
  }

  test('[P-86] a session, a brief and an open page belong to all servers, whichever answers', async () => {
    const [one, other] = origins
    const changes = await listenToChanges(other, client)
    const created = await client.send(one, createBrief.path, {
      body: { title: 'Autumn', idempotency_key: randomUUID() },
    })
    const { id } = createBrief.response.parse(created.body).data
    await changes.next(({ changed }) => changed.includes('briefs'))
    changes.leave()
    const read = await client.send(other, getBrief.path.replace(':id', id))
    expect(getBrief.response.parse(read.body).data.title).toBe('Autumn')
  })

  test('[P-86] work that one server took is done by a worker, and its file is served by the other server', async () => {
    const { status, imageUrl } = await readEnd(origins[1], await order(origins[0]))
    expect(status).toBe('done')
    expect((await client.send(origins[1], imageUrl)).status).toBe(200)
  })

  test('[P-46] [P-86] when a server and a worker are killed, the others go on with the same session and the same upload', async () => {
    const tone = Float32Array.from({ length: 2_500_000 }, (_, at) => Math.sin(at / 20) / 2)
    const sound = buildWav([tone, tone])
    const body = { kind: 'audio', name: 'song.wav', size: sound.length, file_key: randomUUID() }
    const started = await client.send(origins[0], startUpload.path, { body })
    const path = `${startUpload.path}/${startUpload.response.parse(started.body).data.id}`
    const cut = beginBytes(origins[0], path, { from: 0, bytes: sound.subarray(0, -1000), size: sound.length })
    const readReceived = async () => getUpload.response.parse((await client.send(origins[1], path)).body).data.received
    while ((await readReceived()) === 0) {
      await delay(50)
    }
    await workers[0]?.stop('SIGKILL')
    await first.stop('SIGKILL')
    running = running.filter((process) => process !== first && process !== workers[0])
    cut.destroy()
    const received = await readReceived()
    expect([received > 0, received < sound.length]).toEqual([true, true])
    const rest = beginBytes(origins[1], path, { from: received, bytes: sound.subarray(received), size: sound.length })
    await once(rest, 'response')
    const kept = await client.send(origins[1], `${path}/asset`, { method: 'POST' })
    expect(keepUpload.response.parse(kept.body).data.duration_s).toBeCloseTo(2_500_000 / 48_000, 0)

    const { status } = await readEnd(origins[1], await order(origins[1]))
    expect(status).toBe('done')
  })

  /** Sends bytes by the tus protocol, and announces everything that is missing in the file. */
  function beginBytes(origin: string, path: string, file: { from: number; bytes: Buffer; size: number }) {
    const exchange = request(origin + path, {
      method: 'PATCH',
      headers: {
        ...client.headers(),
        'content-type': UPLOAD_BYTES_TYPE,
        'content-length': file.size - file.from,
        'tus-resumable': TUS_VERSION,
        'upload-offset': file.from,
      },
    })
    exchange.on('error', () => {})
    exchange.write(file.bytes)
    return exchange
  }
})
