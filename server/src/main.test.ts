import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { listAds } from '@marquee/contract/ad-search'
import { type BackgroundProcess, startProcess } from './testing/background-process.ts'
import { createCertificateFiles } from './testing/certificate-files.ts'
import { connectHttp2 } from './testing/http2-client.ts'
import { createProcessClient } from './testing/process-client.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const WORKER = join(import.meta.dirname, 'worker.ts')
const READY = /ready http:\/\/localhost:(\d+)\n$/

// Every step waits for what it needs; this is for a machine that is busy with other tests.
jest.setTimeout(180_000)

describe('the server as a process', () => {
  let dataDir: string
  let running: BackgroundProcess[]
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'marquee-main-'))
    await chmod(dataDir, 0o755)
    running = []
  })
  afterAll(async () => {
    await Promise.all(running.map((server) => server.stop('SIGTERM')))
    await rm(dataDir, { recursive: true })
  })

  function start(environment: Record<string, string> = {}): BackgroundProcess {
    const settings = {
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
      DEMO_LIBRARY: 'off',
      WORKER: 'in-process',
    }
    const server = startProcess(MAIN, { ...settings, ...environment })
    running.push(server)
    return server
  }

  function isAlive(pid: number): boolean {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }

  async function readStatus(port: string | undefined, path: string): Promise<number> {
    // The address of our own process; the client of the contract is for pages.
    // oxlint-disable-next-line no-restricted-globals
    return (await fetch(`http://localhost:${port}${path}`)).status
  }

  /** Signs in as a demo account and looks at the first page of ads. */
  async function countAds(address: string): Promise<number> {
    const client = createProcessClient()
    await client.signIn(address, 'owner@marquee.example', 'marquee-demo')
    return listAds.response.parse((await client.send(address, '/api/ads')).body).data.length
  }

  test('starts on an empty folder, says so in its last line, and keeps its secret to itself', async () => {
    const server = start({ DEMO_LIBRARY: 'on' })
    const [, port] = await server.waitFor(READY)
    expect(await readStatus(port, '/readyz')).toBe(200)
    expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'credential-keys'))).mode & 0o777).toBe(0o600)
    expect(await countAds(`http://localhost:${port}`)).toBeGreaterThan(0)

    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`already running on this data folder: ${dataDir}`)
    expect(await readStatus(port, '/readyz')).toBe(200)
    expect(await server.stop('SIGTERM')).toBe(0)
  })

  test('[P-92] is brought back by its command after it was killed, and ends on SIGINT, however often it comes', async () => {
    const scripts = join(import.meta.dirname, '../../scripts')
    const command = join(dataDir, 'command.mjs')
    const saysItsId = 'data:text/javascript,console.log(`pid ${process.pid}`)'
    await writeFile(
      command,
      `import { keepRunning } from '${scripts}/keep-running.mjs'
       import { runToEnd } from '${scripts}/run-program.mjs'
       const server = ['--import', '${saysItsId}', '${MAIN}']
       process.exit(await keepRunning(() => runToEnd(process.execPath, server)))`,
    )
    const kept = startProcess(command, { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', DEMO_LIBRARY: 'off' })
    running.push(kept)
    await kept.waitFor(READY)
    const [, pid] = await kept.waitFor(/pid (\d+)/)
    process.kill(Number(pid), 'SIGKILL')
    const [, port] = await kept.waitFor(/The server was killed \(SIGKILL\)[^]*ready http:\/\/localhost:(\d+)\n$/)
    expect(await readStatus(port, '/readyz')).toBe(200)
    const [second] =
      kept
        .output()
        .match(/(?<=pid )\d+/g)
        ?.slice(1) ?? []
    process.kill(Number(second), 'SIGINT')
    expect(await kept.stop('SIGINT')).toBe(0)

    const refused = startProcess(command, { DATA_DIR: dataDir, PORT: 'eighty' })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).not.toContain('started again')
  })

  test('[F-01] removes at its start what an upload left that was cut off with its process a day ago', async () => {
    const unfinished = join(dataDir, 'storage/.unfinished')
    await mkdir(unfinished, { recursive: true })
    const now = Date.now() / 1000
    for (const [name, hours] of [
      ['cut-off', 25],
      ['under-way', 1],
    ] as const) {
      await writeFile(join(unfinished, name), 'half a file')
      await utimes(join(unfinished, name), now - hours * 3600, now - hours * 3600)
    }
    const server = start()
    await server.waitFor(READY)
    // The demo library is being made meanwhile, of files of its own.
    const left = await readdir(unfinished)
    expect(left).not.toContain('cut-off')
    expect(left).toContain('under-way')
    expect(await server.stop('SIGTERM')).toBe(0)
  })

  test('[T-04] with a certificate it speaks HTTPS and HTTP/2, and ends while a stream is open', async () => {
    const { files, certificate, remove } = await createCertificateFiles()
    const server = start({ TLS_CERT_FILE: files.certFile, TLS_KEY_FILE: files.keyFile })
    const [, address = ''] = await server.waitFor(/ready (https:\/\/localhost:\d+)\n$/)
    const client = await connectHttp2(address, certificate)
    expect((await client.send('/readyz')).status).toBe(200)
    const { status, stream } = await client.open('/growthbook/sub/sdk-marquee')
    expect(status).toBe(200)
    stream.resume()
    expect(await server.stop('SIGTERM')).toBe(0)
    await client.ended
    await remove()
  })

  test('[P-86] a server that is told to end is not ready at once, and still answers for the time that it is given', async () => {
    const server = start({ DRAIN_SECONDS: '2' })
    const [, port] = await server.waitFor(READY)
    const ended = server.stop('SIGTERM')
    while ((await readStatus(port, '/readyz')) === 200) {
      await delay(20)
    }
    expect(await readStatus(port, '/readyz')).toBe(503)
    expect(await readStatus(port, '/healthz')).toBe(200)
    expect(await ended).toBe(0)
  })

  test('leaves background work to a worker beside it where it is told to', async () => {
    const server = start({ WORKER: 'off' })
    await server.waitFor(READY)
    const worker = startProcess(WORKER, { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
    running.push(worker)
    await worker.waitFor(/working\n$/)
    expect(await worker.stop('SIGTERM')).toBe(0)
    expect(await server.stop('SIGTERM')).toBe(0)
  })

  test('[P-86] does background work in a process of its own, which is brought back, and ends with a server that is killed', async () => {
    const server = start({ WORKER: 'own-process', LOG_LEVEL: 'info' })
    const [, first] = await server.waitFor(/"worker":(\d+)/)
    process.kill(Number(first), 'SIGKILL')
    const [, second] = await server.waitFor(/"signal":"SIGKILL"[^]*"worker":(\d+)/)
    await server.stop('SIGKILL')
    while (isAlive(Number(second))) {
      await delay(20)
    }
  })

  test.each([
    [{ TLS_CERT_FILE: '/nowhere/cert.pem', TLS_KEY_FILE: '/nowhere/key.pem' }, 'TLS_CERT_FILE cannot be read (ENOENT)'],
    [{ PORT: 'eighty' }, 'PORT must be a port number'],
    [{ TEST_HOOKS: '1', NODE_ENV: 'production' }, 'TEST_HOOKS must not be set while NODE_ENV is production'],
  ])('%o stops the start with the reason', async (environment, reason) => {
    const server = start(environment)
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain(reason)
    expect(server.output()).not.toMatch(/\n\s+at /)
  })

  test('an empty session secret stops the start with what to do, and nothing stays behind', async () => {
    const otherFolder = join(dataDir, 'empty-secret')
    await mkdir(otherFolder)
    await writeFile(join(otherFolder, 'session-secret'), '')
    const server = start({ DATA_DIR: otherFolder })
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain(`${join(otherFolder, 'session-secret')} is empty. Restore it from a backup`)
    expect(server.output()).not.toMatch(/\n\s+at /)
    await expect(stat(join(otherFolder, 'postgres/data/postmaster.pid'))).rejects.toThrow('ENOENT')
  })

  test('a port in use is named, and nothing stays behind', async () => {
    const server = start()
    const [, port = ''] = await server.waitFor(READY)
    const otherFolder = join(dataDir, 'other')
    const second = start({ PORT: port, DATA_DIR: otherFolder })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`Port ${port} is in use`)
    await expect(stat(join(otherFolder, 'postgres/data/postmaster.pid'))).rejects.toThrow('ENOENT')
  })
})
