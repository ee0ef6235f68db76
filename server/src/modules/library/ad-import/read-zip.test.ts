import { buildWorkbook } from '../../../testing/build-workbook.ts'
import { buildZip } from '../../../testing/build-zip.ts'
import { readAll } from '../../../testing/read-all.ts'
import { readRows, toFormat } from './read-rows.ts'
import type { SourceRow } from './source-row.ts'

async function read(content: Buffer): Promise<SourceRow[]> {
  async function* stream(): AsyncGenerator<Buffer> {
    yield await Promise.resolve(content)
  }
  return readAll(readRows(toFormat(content), stream()))
}

const BOOK = { Ads: [['Ads of March'], ['Ad ID', 'Primary text', 'Start date'], ['1', 'Buy now', 46_024]] }

test('[F-01] the rows of a workbook are those below its headings', async () => {
  expect(await read(await buildWorkbook(BOOK))).toMatchObject([
    { line: 3, values: { 'Ad ID': '1', 'Primary text': 'Buy now', 'Start date': 46_024 } },
  ])
})

test('[F-01] every sheet of ads in a workbook is read, and a cover is not', async () => {
  const book = {
    Cover: [['Our swipe file'], ['by Ann', 'and Ben']],
    ...BOOK,
    Video: [
      ['Ad ID', 'Headline'],
      ['2', 'See it'],
    ],
  }
  const rows = await read(await buildWorkbook(book))
  expect(rows.map((row) => ('values' in row ? row.values : row))).toEqual([
    { 'Ad ID': '1', 'Primary text': 'Buy now', 'Start date': 46_024 },
    { 'Ad ID': '2', Headline: 'See it' },
  ])
  const unknown = await buildWorkbook({
    First: [
      ['x', 'y'],
      ['1', '2'],
    ],
    Second: [
      ['z', 'a'],
      ['3', '4'],
    ],
  })
  expect(await read(unknown)).toMatchObject([{ values: { x: '1', y: '2' } }])
})

test('[F-01] every file of ads in an archive is read, and media beside them are passed over', async () => {
  const archive = await buildZip({
    '__MACOSX/._a.csv': 'x',
    'a.csv': 'id;body\n1;Hello, world\n',
    'b/c.json': '{"data":[\n{"ad_id":"2"}]}',
    'd.jsonl': '{"id":"3","body":"x"}\nbroken\n',
    'e.xlsx': await buildWorkbook(BOOK),
    'f.csv': Buffer.from('\u0001\u0002a,b\n\0\0\u0003,\u0004\n'),
    'media/1.jpg': Buffer.from([0xff, 0xd8, 0xff]),
  })
  const rows = await read(archive)
  expect(rows.flatMap((row) => ('values' in row ? [row.values] : []))).toMatchObject([
    { id: '1', body: 'Hello, world' },
    { ad_id: '2' },
    { id: '3' },
    { 'Ad ID': '1' },
  ])
  expect(rows.flatMap((row) => ('refusal' in row ? [row.refusal.reason] : []))).toEqual([
    'The line is not valid JSON.',
    'f.csv: This is not a table: it looks like a binary file.',
  ])
})

test('[F-01] an archive without ads is refused with what to do', async () => {
  await expect(read(await buildZip({ 'photo.jpg': 'x' }))).rejects.toThrow('Put a CSV, JSON or XLSX file into it.')
})

test('[P-15] an archive that unpacks to a hundred times its size, or holds more rows than bytes, is refused with the limit', async () => {
  const line = await buildZip({ 'ads.jsonl': 'x'.repeat(6_000_000) })
  await expect(read(line)).rejects.toThrow('The file unpacks to more than 4 MB')
  const rows = await buildZip({ 'ads.jsonl': '{"id":1}\n'.repeat(20_000) })
  await expect(read(rows)).rejects.toThrow(/^The file holds more than 10,\d{3} rows/)
})

test('[P-15] a file of an archive that unpacks to more than it announced is one refused row', async () => {
  const archive = await buildZip({ 'ads.jsonl': '{"id":1}\n'.repeat(1000) })
  archive.writeUInt32LE(10, archive.lastIndexOf('ads.jsonl') - 46 + 24)
  expect((await read(archive)).at(-1)).toMatchObject({
    refusal: { reason: 'ads.jsonl: It is damaged. Pack it again.' },
  })
})
