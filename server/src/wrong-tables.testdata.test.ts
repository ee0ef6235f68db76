import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signUp } from './testing/agent.ts'
import { mapSomeAtOnce } from './testing/map-some-at-once.ts'
import { startTestServer } from './testing/test-server.ts'
import { testdata } from './testing/testdata.ts'
import { TABLE_UPLOADS, uploadAsTable } from './testing/upload-as-table.ts'

const FOLDERS = [['media', 'bad'], ['media', 'made'], ['media', 'real'], ['photos']]
const TEXTS = /^(?:LICENSE|README)|\.(?:json|md)$/

test('[P-33] no recording, broken video or photograph becomes a table of results or of ads', async () => {
  const server = await startTestServer()
  const admin = await signUp(server, { isAdmin: true })
  const folders = FOLDERS.map((path) => testdata(...path))
  const files = (
    await Promise.all(folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))))
  ).flat()
  const wrong = files.filter((file) => !TEXTS.test(file.slice(file.lastIndexOf('/') + 1)))
  const taken: string[] = []
  for (const kind of ['results', 'ads'] as const) {
    await mapSomeAtOnce(wrong, async (file) => {
      const { status, message } = await uploadAsTable(admin, kind, await readFile(file))
      if (status !== 422 || !message.endsWith('.')) {
        taken.push(`${TABLE_UPLOADS[kind].path} ${file}: ${status} ${message}`)
      }
    })
  }
  expect(wrong.length).toBeGreaterThan(150)
  expect(taken).toEqual([])
  await server.close()
}, 120_000)
