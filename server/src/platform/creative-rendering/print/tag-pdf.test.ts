import { createCanvas } from '@napi-rs/canvas'
import { readTaggedPdf, type TaggedElement } from '../../../testing/read-tagged-pdf.ts'
import { drawPrintDocument } from './draw-print-document.ts'
import type { PrintBlock } from './print-document.ts'
import { tagPdf } from './tag-pdf.ts'

async function print(blocks: PrintBlock[]) {
  const picture = createCanvas(30, 20).encodeSync('png')
  const document = { title: 'Spring brief', footer: 'Studio Nord', language: 'de', blocks }
  return readTaggedPdf(await drawPrintDocument(document, new Map([['a', picture]])))
}

/** An element as `Role: words`, its alternative in brackets, and those within it below. */
function outline({ role, words, alt, kids }: TaggedElement, indent = ''): string[] {
  const content = alt === null ? `: ${words}` : ` [${alt}]`
  return [`${indent}${role}${kids.length > 0 ? '' : content}`, ...kids.flatMap((kid) => outline(kid, `${indent} `))]
}

test('[P-51] a printed document tells its headings, lists, tables and figures in reading order, with its language', async () => {
  const { isMarked, language, title, document } = await print([
    { kind: 'title', text: 'Spring brief', source: 'Brief of Studio Nord', facts: [['Version', '2']] },
    { kind: 'heading', text: 'Objective' },
    { kind: 'text', text: 'Sell the serum.' },
    { kind: 'list', items: ['Bottle first', 'No music'], isNumbered: true },
    {
      kind: 'table',
      columns: [
        { title: 'Second', share: 0.3 },
        { title: 'Shot', share: 0.7 },
      ],
      rows: [['Three', 'Shelf']],
    },
    { kind: 'pictures', height: 60, pictures: [{ id: 'a', caption: 'Tea House' }] },
    { kind: 'creative', id: 'a', marks: [] },
    { kind: 'finding', number: 1, level: 'problem', title: 'Contrast', value: 'low', rule: 'More is read.' },
  ])
  expect([isMarked, language, title]).toEqual([true, 'de', 'Spring brief'])
  expect(outline(document)).toEqual([
    'Document',
    ' P: Brief of Studio Nord',
    ' H1: Spring brief',
    ' P: Version: 2',
    ' H2: Objective',
    ' P: Sell the serum.',
    ' L',
    '  LI',
    '   Lbl: 1.',
    '   LBody: Bottle first',
    '  LI',
    '   Lbl: 2.',
    '   LBody: No music',
    ' Table',
    '  TR',
    '   TH: Second',
    '   TH: Shot',
    '  TR',
    '   TD: Three',
    '   TD: Shelf',
    ' Figure [Tea House]',
    ' P: Tea House',
    ' Figure [The creative]',
    ' P: 1 Contrast: low',
    ' P: More is read.',
  ])
})

test('a text that goes on over pages is one element, and what every page repeats is none', async () => {
  const text = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ')
  const { document, pages } = await print([
    { kind: 'heading', text: 'Script' },
    { kind: 'text', text },
  ])
  expect(pages.length).toBeGreaterThan(1)
  const [heading, paragraph, ...others] = document.kids
  expect([heading?.words, others]).toEqual(['Script', []])
  expect(paragraph?.words.replaceAll(/\s/g, '')).toBe(text.replaceAll(' ', ''))
  for (const page of pages) {
    expect(page.match(/\bB[DM]C\b/g)?.length).toBe(page.match(/\bEMC\b/g)?.length)
    expect(page).not.toMatch(/^\d+ 1 [789] \d+ re$/m)
  }
})

test('words that are drawn from right to left are told as they were written', async () => {
  const { document } = await print([{ kind: 'text', text: 'مرحبا بكم' }])
  expect(document.kids.map(({ actual }) => actual)).toEqual(['مرحبا بكم'])
})

test('a file that the canvas has not written is refused', () => {
  expect(() => tagPdf(Buffer.from('%PDF-1.4'), { elements: [], language: 'en' })).toThrow('not as the canvas writes it')
})

test('[P-51] printed times and ligatures are copied as they were written', async () => {
  const { document } = await print([{ kind: 'text', text: '0:03–0:08 for the first official offline office workflow' }])
  expect(outline(document)).toEqual(['Document', ' P: 0:03–0:08 for the first official offline office workflow'])
})

test('[P-51] a table’s row that is taller than a page goes on as a further row, and its words are all there once', async () => {
  const spoken = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ')
  const columns = [
    { title: 'Time', share: 0.3 },
    { title: 'Spoken', share: 0.7 },
  ]
  const { document, pages } = await print([{ kind: 'table', columns, rows: [['0:00', spoken]] }])
  expect(pages.length).toBeGreaterThan(1)
  const [table] = document.kids
  const cells = table?.kids.flatMap(({ kids }) => kids) ?? []
  expect(cells.filter(({ role }) => role === 'TH').map(({ words }) => words)).toEqual(['Time', 'Spoken'])
  const said = cells.filter(({ role }) => role === 'TD').map(({ words }) => words)
  expect(said.join('').replaceAll(/\s/g, '')).toBe(`0:00${spoken.replaceAll(' ', '')}`)
  expect(new Set(cells.flatMap((cell) => cell.pages)).size).toBe(pages.length)
})

test('[P-51] a heading stands on the page of the row or image that follows it', async () => {
  const pictures: PrintBlock = { kind: 'pictures', height: 150, pictures: [{ id: 'a', caption: 'Tea House' }] }
  const columns = [{ title: 'Spoken', share: 1 }]
  const table: PrintBlock = { kind: 'table', columns, rows: [['A long sentence that is spoken. '.repeat(20)]] }
  for (const following of [pictures, table]) {
    for (let lines = 30; lines < 46; lines += 3) {
      const items = Array.from({ length: lines }, () => 'A line')
      const { document } = await print([
        { kind: 'list', items, isNumbered: false },
        { kind: 'heading', text: 'Script' },
        following,
      ])
      const [, heading, next] = document.kids
      expect(next === undefined ? [] : listPages(next)).toContain(heading?.pages[0])
    }
  }
})

function listPages({ pages, kids }: TaggedElement): string[] {
  return [...pages, ...kids.flatMap(listPages)]
}
