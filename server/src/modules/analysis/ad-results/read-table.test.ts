import { buildWorkbook } from '../../../testing/build-workbook.ts'
import { previewTable } from './preview-table.ts'
import { detectFormat, openResultTable } from './read-table.ts'

async function readAll(content: Buffer) {
  const { headings, rows } = await openResultTable(detectFormat(content), content)
  const all = []
  for await (const { cells } of rows) {
    all.push(cells)
  }
  return { headings, rows: all }
}

const HEAD = ['Ad name', 'Day', 'Amount spent (EUR)']

describe('[P-33] files of results', () => {
  test('CSV with a byte order mark, semicolons and quoted signs', async () => {
    const content = Buffer.from('\ufeffAd name;Tag;Ausgegebener Betrag (EUR)\r\n"A; b";09.03.2026;"1.234,50"\r\n')
    expect(await readAll(content)).toEqual({
      headings: ['Ad name', 'Tag', 'Ausgegebener Betrag (EUR)'],
      rows: [['A; b', '09.03.2026', '1.234,50']],
    })
    expect((await previewTable('csv', content)).guessed).toMatchObject({
      decimal: ',',
      date_order: 'dmy',
      currency: 'EUR',
    })
  })

  test('CSV in UTF-16, separated by tabs', async () => {
    const content = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Ad name\tDay\nÄ\t2026-03-09\n', 'utf16le')])
    expect((await readAll(content)).rows).toEqual([['Ä', '2026-03-09']])
  })

  test('[P-86] a large CSV file is read in parts, so that other work gets its turn, and letters that lie between two parts are whole', async () => {
    let turns = 0
    let isRead = false
    const takeTurn = () => {
      turns += 1
      if (!isRead) {
        setImmediate(takeTurn)
      }
    }
    takeTurn()
    const { rows } = await readAll(Buffer.from(`Ad name,Day\n${'ÄÖÜé€,2026-03-09\n'.repeat(20_000)}`))
    isRead = true
    expect(new Set(rows.map(String))).toEqual(new Set(['ÄÖÜé€,2026-03-09']))
    expect([rows.length, turns > 20]).toEqual([20_000, true])
  })

  test('lines above the headings are passed over', async () => {
    const content = Buffer.from('Report of Acme\n\nAd name,Day,Amount spent (USD)\nA,2026-03-09,1\n')
    expect(await readAll(content)).toMatchObject({
      headings: ['Ad name', 'Day', 'Amount spent (USD)'],
      rows: [['A', '2026-03-09', '1']],
    })
  })

  test('an Excel workbook: the raw sheet, numbers as numbers, and gaps between cells', async () => {
    const content = await buildWorkbook({
      'Formatted Report': [['nothing', 'here']],
      'Raw Data Report': [HEAD, ['A & <b>', 46090, 12.5], ['C', null, 3]],
    })
    expect(await readAll(content)).toEqual({
      headings: HEAD,
      rows: [
        ['A & <b>', 46090, 12.5],
        ['C', null, 3],
      ],
    })
  })

  test('headings that stand twice are told apart', async () => {
    expect((await readAll(Buffer.from('Ad name,Day,Results,Results\nA,2026-03-09,1,2\n'))).headings).toEqual([
      'Ad name',
      'Day',
      'Results',
      'Results (2)',
    ])
  })

  test.each([
    ['nothing', Buffer.from('')],
    ['a heading alone', Buffer.from('Ad name,Day\n')],
    ['a sentence', Buffer.from('hello')],
    ['a ZIP that is no workbook', Buffer.from('PK\u0003\u0004 and then nothing')],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['a quote that is never closed', Buffer.from(`Ad name,Day\n"${'x'.repeat(400_000)}`)],
  ])('%s is refused with a sentence', async (_, content) => {
    await expect(async () => previewTable(detectFormat(content), content)).rejects.toMatchObject({
      name: 'UnreadableFile',
      message: expect.stringMatching(/\.$/),
    })
  })
})

/** Changes the unpacked size of a file in the central directory of its archive: there, the name follows 46 bytes, and the size begins at byte 24. */
function announceSize(archive: Buffer, name: string, bytes: number): void {
  archive.writeUInt32LE(bytes, archive.lastIndexOf(name) - 46 + 24)
}

describe('hostile workbooks', () => {
  test('one that unpacks to far more than it is worth is refused before it is unpacked', async () => {
    const bomb = await buildWorkbook({ 'Raw Data Report': [HEAD] }, { 'xl/media/big.bin': Buffer.alloc(1024) })
    announceSize(bomb, 'xl/media/big.bin', 401 * 1024 * 1024)
    await expect(previewTable('xlsx', bomb)).rejects.toThrow('unpacks to more than 4 MB')
  })

  test('one that unpacks to more than it announced is broken off', async () => {
    const rows = Array.from({ length: 2000 }, () => ['the same name', 46090, 1])
    const content = await buildWorkbook({ Sheet: [HEAD, ...rows] })
    announceSize(content, 'xl/worksheets/sheet1.xml', 1000)
    await expect(previewTable('xlsx', content)).rejects.toMatchObject({ name: 'UnreadableFile' })
  })

  test('document types are refused, so that no entity is expanded', async () => {
    const entities = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><workbook>&b;</workbook>'
    const evil = await buildWorkbook({ Sheet: [HEAD] }, { 'xl/workbook.xml': Buffer.from(entities) })
    await expect(previewTable('xlsx', evil)).rejects.toMatchObject({ name: 'UnreadableFile' })
    expect((await readAll(await buildWorkbook({ Sheet: [HEAD, ['&lol;', 1, 1]] }))).rows).toEqual([['&lol;', 1, 1]])
  })

  test.each([
    ['elements in each other without end', '<a>'.repeat(1_000_000)],
    ['a cell of 3 MB', `<row><c><v>${'9'.repeat(3_000_000)}</v></c></row>`],
    ['a comment of 3 MB', `<!--${'<'.repeat(3_000_000)}-->`],
  ])('%s is refused before it fills the memory', async (_, content) => {
    const sheet = Buffer.from(`<worksheet><sheetData>${content}</sheetData></worksheet>`)
    const evil = await buildWorkbook({ Sheet: [HEAD] }, { 'xl/worksheets/sheet1.xml': sheet })
    expect(evil.length).toBeLessThan(sheet.length / 100)
    await expect(previewTable('xlsx', evil)).rejects.toThrow('The Excel workbook is damaged.')
  })

  test('lines of a hundred thousand cells are refused, and cut where headings end', async () => {
    const content = Buffer.from(`Ad name,Day\n${`A,2026-03-09${',x'.repeat(100_000)}\n`.repeat(3)}`)
    expect((await readAll(content)).rows.map((cells) => cells.length)).toEqual([2, 2, 2])
  })

  test('one with thousands of parts is refused', async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 600 }, (_, index) => [`xl/part${index}.xml`, Buffer.from('x')]),
    )
    await expect(previewTable('xlsx', await buildWorkbook({ Sheet: [HEAD] }, parts))).rejects.toMatchObject({
      name: 'UnreadableFile',
    })
  })
})
