import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { createSystemClock } from '../clock.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../database/embedded-postgres/embedded-postgres.ts'
import { createFileStorage } from '../storage/file-storage.ts'
import { backupFolders } from './backup-folder.ts'
import { createBackup } from './create-backup.ts'
import { type RestoreTarget, restoreBackup } from './restore-backup.ts'

const silent = { info() {}, warn() {} }
const clock = createSystemClock()

// Each step starts and stops a PostgreSQL of its own.
jest.setTimeout(300_000)

describe('backups', () => {
  let root: string
  let postgres: EmbeddedPostgres
  let client: pg.Client
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'marquee-backups-'))
    // As root, PostgreSQL runs under another account, which shall reach all of this.
    await chmod(root, 0o755)
    postgres = await openEmbeddedPostgres({
      dataDir: join(root, 'data'),
      role: 'server',
      log: silent,
      logDir: backupFolders(join(root, 'backups')).log,
    })
    client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('create table briefs (id int primary key, words text)')
    await writeFile(join(root, 'data/session-secret'), 'secret of the first installation')
  })
  afterAll(async () => {
    await client.end()
    await postgres.close()
    await rm(root, { recursive: true })
  })

  const storage = () => createFileStorage(join(root, 'data/storage'), clock)

  async function add(id: number): Promise<void> {
    await client.query('insert into briefs values ($1, $2)', [id, `brief ${id}`])
    await storage().put(`assets/${id}.txt`, Buffer.from(`file ${id}`))
  }

  function backUp(keep = 7) {
    return createBackup({
      backupDir: join(root, 'backups'),
      dataDir: join(root, 'data'),
      storageUrl: pathToFileURL(join(root, 'data/storage')).href,
      databaseUrl: postgres.url,
      keep,
      clock,
    })
  }

  function restore(name: string, target: RestoreTarget, id: string | null = null) {
    return restoreBackup({ backupDir: join(root, 'backups'), dataDir: join(root, name), target, id })
  }

  /** The ids of the briefs and the files of a restored folder. */
  async function readRestored(name: string) {
    const restored = await openEmbeddedPostgres({ dataDir: join(root, name), role: 'tool', log: silent })
    const reader = new pg.Client({ connectionString: restored.url })
    await reader.connect()
    try {
      const { rows } = await reader.query<{ id: number }>('select id from briefs order by id')
      return { briefs: rows.map(({ id }) => id), files: await readdir(join(root, name, 'storage/assets')) }
    } finally {
      await reader.end()
      await restored.close()
    }
  }

  test('[P-90] a backup, a moment after it and the newest state are restored with database, files and secrets', async () => {
    await add(1)
    const first = await backUp()
    expect(first.rows).toEqual({ briefs: 1 })
    await add(2)
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
    const moment = rows[0]?.now ?? new Date()
    await add(3)
    const second = await backUp()
    await add(4)
    await client.query('select pg_switch_wal()')
    await untilDelivered(client)

    expect(await restore('exact', { kind: 'backup' }, first.id)).toMatchObject({ rows: { briefs: 1 }, faults: [] })
    expect(await readRestored('exact')).toEqual({ briefs: [1], files: ['1.txt'] })
    expect(await readFile(join(root, 'exact/session-secret'), 'utf8')).toBe('secret of the first installation')

    // The files of both backups around the moment: what was stored between them is in the later one.
    expect(await restore('moment', { kind: 'moment', moment })).toMatchObject({ backup: first, faults: [] })
    expect((await readRestored('moment')).briefs).toEqual([1, 2])
    expect((await readRestored('moment')).files).toEqual(expect.arrayContaining(['1.txt', '2.txt']))

    expect(await restore('newest', { kind: 'newest' })).toMatchObject({ backup: second, faults: [] })
    expect((await readRestored('newest')).briefs).toEqual([1, 2, 3, 4])
  })

  test('[P-90] nothing is written over, and a moment that no backup or log reaches is refused', async () => {
    await expect(restore('data', { kind: 'newest' })).rejects.toThrow('is not empty')
    await expect(restore('early', { kind: 'moment', moment: new Date(0) })).rejects.toThrow('No backup fits')
    await expect(restore('unknown', { kind: 'backup' }, 'x')).rejects.toThrow('No backup fits')
    const later = new Date(Date.now() + 3_600_000)
    await expect(restore('late', { kind: 'moment', moment: later })).rejects.toThrow(
      /before configured recovery target/,
    )
  })

  test('[P-90] of too many backups the oldest goes with its log and files, and a damaged file is named', async () => {
    await storage().delete('assets/1.txt')
    const last = await backUp(1)
    const { backups, contents, log, backup: toFolder } = backupFolders(join(root, 'backups'))
    expect(await readdir(backups)).toEqual([last.id])
    expect((await readdir(log)).every((name) => name.slice(0, 24) >= last.first_log_file)).toBe(true)
    const kept = await readdir(contents, { recursive: true, withFileTypes: true })
    // Files 2, 3 and 4, the secret, and the log of PostgreSQL is in its own folder.
    expect(kept.filter((entry) => entry.isFile())).toHaveLength(4)

    await writeFile(join(toFolder(last.id), 'database/PG_VERSION.zst'), 'damaged')
    await expect(restore('damaged', { kind: 'backup' })).rejects.toThrow('PG_VERSION.zst cannot be unpacked')
  })
})

async function untilDelivered(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_current_wal_lsn()) as file')
  for (;;) {
    const { rows: states } = await client.query<{ last: string }>(
      'select last_archived_wal as last from pg_stat_archiver',
    )
    if ((states[0]?.last ?? '') >= (rows[0]?.file ?? '').replace(/.$/, '')) {
      return
    }
    await client.query('select pg_sleep(0.05)')
  }
}
