import { chmod, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type BackgroundProcess, startProcess } from '../../../testing/background-process.ts'
import { DataFolderInUseError, type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts'

const OWNER = join(import.meta.dirname, '../../../testing/postgres-owner.ts')
const silent = { info() {}, warn() {} }

// Every step waits for what it needs; this is for a machine that is busy with other tests.
jest.setTimeout(60_000)

describe('embedded PostgreSQL', () => {
  let dataDir: string
  let opened: EmbeddedPostgres[]
  let owners: BackgroundProcess[]
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'marquee-postgres-'))
    // As root, PostgreSQL runs under another account, which shall find its data here and not move it.
    await chmod(dataDir, 0o755)
    opened = []
    owners = []
  })
  afterEach(async () => {
    await Promise.all(owners.map((owner) => owner.stop('SIGKILL')))
    for (const postgres of opened) {
      await postgres.close()
    }
    await rm(dataDir, { recursive: true })
  })

  async function open(role: 'server' | 'tool' = 'server', onBack: () => void = () => {}): Promise<EmbeddedPostgres> {
    const postgres = await openEmbeddedPostgres({ dataDir, role, log: { ...silent, info: onBack } })
    opened.push(postgres)
    return postgres
  }

  async function close(postgres: EmbeddedPostgres): Promise<void> {
    opened = opened.filter((other) => other !== postgres)
    await postgres.close()
  }

  async function query(url: string, text: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }

  /** Null when no PostgreSQL runs on the folder: it removes the file as the last thing that it does. */
  async function postmasterPid(): Promise<number | null> {
    const content = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').catch(() => null)
    return content === null ? null : Number(content.split('\n')[0])
  }

  async function killPostmaster(): Promise<number> {
    const pid = await postmasterPid()
    if (pid === null) {
      throw new Error('There is no PostgreSQL to kill')
    }
    process.kill(pid, 'SIGKILL')
    return pid
  }

  test('is a real PostgreSQL 18 with checksums, durable, in UTF-8, on a private socket, with the extensions', async () => {
    const { url } = await open()
    const settings = await query(
      url,
      `select name, setting from pg_settings where name in
       ('server_version_num', 'fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses', 'server_encoding')`,
    )
    expect(
      Object.fromEntries((settings as { name: string; setting: string }[]).map((row) => [row.name, row.setting])),
    ).toEqual({
      server_version_num: expect.stringMatching(/^18/),
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      server_encoding: 'UTF8',
    })
    await query(url, 'create extension pg_trgm; create extension unaccent')
    expect(await query(url, "select upper('ä') as upper, unaccent('é') as plain")).toEqual([{ upper: 'Ä', plain: 'e' }])
  })

  test('stops with its server and keeps everything', async () => {
    const first = await open()
    await query(first.url, 'create table kept as select 7 as value')
    await close(first)
    expect(await postmasterPid()).toBeNull()
    expect(await query((await open()).url, 'select value from kept')).toEqual([{ value: 7 }])
  })

  test.each(['', 'no process\n'])('a process file that holds %j is named with what to do', async (content) => {
    await close(await open())
    const file = join(await realpath(dataDir), 'postgres/data/postmaster.pid')
    await writeFile(file, content)
    await expect(openEmbeddedPostgres({ dataDir, role: 'server', log: silent })).rejects.toThrow(
      `${file} is empty or damaged`,
    )
    await rm(file)
    expect(await query((await open()).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a process file with a process that is no PostgreSQL is taken away', async () => {
    await close(await open())
    await writeFile(join(dataDir, 'postgres/data/postmaster.pid'), `${process.pid}\n`)
    expect(await query((await open()).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a server that was killed leaves it running; the next one takes it over with every acknowledged row', async () => {
    const owner = startProcess(OWNER, {}, [dataDir])
    owners.push(owner)
    const [, url = ''] = await owner.waitFor(/up (\S+)/)
    await query(url, 'create table rows (n int)')
    await query(url, 'insert into rows values (1), (2)')
    const pid = await postmasterPid()
    await owner.stop('SIGKILL')

    const next = await open()
    expect(await postmasterPid()).toBe(pid)
    expect(await query(next.url, 'select n from rows order by n')).toEqual([{ n: 1 }, { n: 2 }])
    await close(next)
    expect(await postmasterPid()).toBeNull()
  })

  test('server and PostgreSQL killed together lose no acknowledged row', async () => {
    const owner = startProcess(OWNER, {}, [dataDir])
    owners.push(owner)
    const [, url = ''] = await owner.waitFor(/up (\S+)/)
    await query(url, 'create table rows (n int)')
    await query(url, 'insert into rows select generate_series(1, 1000)')
    await killPostmaster()
    await owner.stop('SIGKILL')
    expect(await query((await open()).url, 'select count(*)::int as n from rows')).toEqual([{ n: 1000 }])
  })

  test('a second server on the same data folder is refused, and the first goes on', async () => {
    const { url } = await open()
    await expect(openEmbeddedPostgres({ dataDir, role: 'server', log: silent })).rejects.toThrow(DataFolderInUseError)
    const owner = startProcess(OWNER, {}, [dataDir])
    expect(await owner.ended).toBe(1)
    expect(owner.output()).toContain(`already running on this data folder: ${dataDir}`)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('two that start at once on an empty folder: one is the server, the other is refused', async () => {
    const attempts = await Promise.allSettled([open(), open()])
    expect(attempts.map((attempt) => attempt.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('comes back after it was killed while the server runs, with every acknowledged row', async () => {
    const { promise: isBack, resolve } = Promise.withResolvers<void>()
    const { url } = await open('server', resolve)
    await query(url, 'create table rows as select 1 as n')
    const pid = await killPostmaster()
    await isBack
    expect(await query(url, 'select n from rows')).toEqual([{ n: 1 }])
    expect(await postmasterPid()).not.toBe(pid)
    await expect(openEmbeddedPostgres({ dataDir, role: 'server', log: silent })).rejects.toThrow(DataFolderInUseError)
  })

  const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip
  describeAsRoot('as root', () => {
    test('data that no other account can reach is kept elsewhere, and it says where', async () => {
      await chmod(dataDir, 0o700)
      const first = await open()
      const place = await realpath(join(dataDir, 'postgres'))
      expect(place).toMatch(/^\/var\/lib\/marquee\//)
      expect(first.notices).toEqual([expect.stringContaining(place)])
      expect((await stat(join(place, 'data'))).uid).not.toBe(0)
      await query(first.url, 'create table kept as select 7 as value')
      await close(first)
      const second = await open()
      expect(await query(second.url, 'select value from kept')).toEqual([{ value: 7 }])
      await close(second)
      await rm(place, { recursive: true })
    })
  })

  test('a tool works beside the server, and whoever leaves last stops it', async () => {
    const tool = await open('tool')
    const server = await open('server')
    expect(tool.url).toBe(server.url)
    await close(server)
    expect(await query(tool.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await close(tool)
    expect(await postmasterPid()).toBeNull()
  })
})
