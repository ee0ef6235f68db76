import { csvCell, unguardedCell } from './csv-cell.ts'

test.each([
  ['plain', '"plain"'],
  ['', '""'],
  ['a "quoted", word', '"a ""quoted"", word"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', `"'=1+1"`],
  ['=HYPERLINK("https://evil.example","click")', `"'=HYPERLINK(""https://evil.example"",""click"")"`],
  ['+1', `"'+1"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['＝1', `"'＝1"`],
  ['a=1', '"a=1"'],
])('the cell %j is written as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

test.each(['=1', "'=1", "''=1", "'", "'tis", '-5', '\tx', "'\n", '＝1', 'plain', ''])(
  '%j comes back as it was',
  (value) => {
    const content = csvCell(value).slice(1, -1).replaceAll('""', '"')
    expect(unguardedCell(content)).toBe(value)
    expect(content).not.toMatch(/^[=+\-@\t\r\n＝]/)
  },
)
