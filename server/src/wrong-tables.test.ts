import { gzipSync } from 'node:zlib'
import { buildWorkbook } from './testing/build-workbook.ts'
import { buildZip } from './testing/build-zip.ts'
import { type SignedInAgent, signUp } from './testing/agent.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { uploadAsTable } from './testing/upload-as-table.ts'

let server: TestServer
let admin: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  admin = await signUp(server, { isAdmin: true })
})
afterAll(() => server.close())

const TABLE = 'Ad ID,Ad name,Day,Amount spent (EUR)\n1,Füße,2026-03-09,1\n'
const wide = (separator: string) => Array.from({ length: 100_000 }, (_, index) => `column ${index}`).join(separator)

describe.each(['results', 'ads'] as const)('[P-33][P-31] a file uploaded as a table of %s', (kind) => {
  test.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TABLE}`)],
    ['UTF-16', Buffer.from(`\ufeff${TABLE}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${TABLE}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(TABLE, 'latin1')],
  ])('is read in %s', async (_, content) => {
    const { status, columns } = await uploadAsTable(admin, kind, content)
    expect({ status, columns }).toEqual({ status: 201, columns: ['Ad ID', 'Ad name', 'Day', 'Amount spent (EUR)'] })
  })

  test.each([
    ['two columns of a binary', Buffer.from('\u0001\u0002a,b\n\0\0\u0003,\u0004\n'), 'looks like a binary file.'],
    ['a packed table', gzipSync(TABLE), 'looks like an archive (GZ).'],
    ['a page', Buffer.from('<!doctype html><p>a,b\n<p>c,d'), 'looks like a web page.'],
    ['100,000 columns', Buffer.from(`${wide(',')}\n${wide(',')}\n`), 'The table has more than 2,000 columns.'],
  ])('is refused when it holds %s', async (_, content, sentence) => {
    expect(await uploadAsTable(admin, kind, content)).toMatchObject({
      status: 422,
      message: expect.stringContaining(sentence),
    })
  })
})

test('[P-33] ads in a column alone, or with rows that cannot be read, are refused with the reason', async () => {
  expect((await uploadAsTable(admin, 'ads', Buffer.from('a story\nof three lines\nis no table\n'))).message).toContain(
    'It has to be CSV with a header line and several columns',
  )
  expect((await uploadAsTable(admin, 'ads', Buffer.from('id,body\n1,"never closed\n2,x\n'))).message).toContain(
    'A quote is not closed.',
  )
})

test('[P-33] a workbook of ads is read, whatever its name says, and an archive without ads is refused', async () => {
  const book = await buildWorkbook({
    Sheet: [
      ['Ad ID', 'Primary text'],
      ['1', 'Buy now'],
    ],
  })
  expect(await uploadAsTable(admin, 'ads', book)).toMatchObject({ status: 201, columns: ['Ad ID', 'Primary text'] })
  const { message } = await uploadAsTable(admin, 'ads', await buildZip({ 'notes/photo.jpg': 'x' }))
  expect(message).toBe('The archive holds no file of ads. Put a CSV, JSON or XLSX file into it.')
})
