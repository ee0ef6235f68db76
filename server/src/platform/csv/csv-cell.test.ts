import { csvCell } from './csv-cell.ts'

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
