import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../../../testing/background-process.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const COMMAND = join(import.meta.dirname, '../../../cli/import-ads.ts')

let server: TestServer
let folder: string
beforeEach(async () => {
  server = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'marquee-import-'))
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test('[F-01] a column that fails is named, and --leave-out imports the rows without it', async () => {
  const file = join(folder, 'ads.csv')
  const row = (id: number) => `${id},"Ad number ${id}",B,whenever,many`
  await writeFile(file, `id,body,brand,started_at,eu_total_reach\n${row(1)}\n${row(2)}\n`)
  const environment = { DATABASE_URL: server.environment.databaseUrl ?? '', DATA_DIR: folder, NODE_ENV: 'test' }
  async function run(...options: string[]): Promise<string> {
    const command = startProcess(COMMAND, environment, [file, ...options])
    await command.ended
    return command.output()
  }

  const refused = await run()
  expect(refused).toContain('2 refused')
  expect(refused).toContain('--leave-out=COLUMN')
  expect(await run('--leave-out=started_at')).toContain('2 rows: 0 new, 0 changed, 0 as before, 2 refused.')
  const both = await run('--leave-out=started_at', '--leave-out=eu_total_reach')
  expect(both).toContain('2 rows: 2 new, 0 changed, 0 as before, 0 refused.')
}, 60_000)
