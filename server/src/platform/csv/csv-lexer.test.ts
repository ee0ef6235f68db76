import { createCsvLexer, type CsvDialect } from './csv-lexer.ts'

/** Reads a text in parts of this many characters. */
function lex(text: string, size: number, dialect: Partial<CsvDialect> = {}) {
  const lexer = createCsvLexer({ delimiter: ',', escape: '"', ...dialect })
  const parts = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  )
  return [...parts.flatMap((part) => lexer.push(part)), ...lexer.push('', true)]
}

describe('[P-96] records of CSV', () => {
  test.each([1, 2, 5, 1000])('end with CR, LF or CRLF, in any mixture outside of quotes (parts of %i)', (size) => {
    const records = lex('a,b\r\n1,"x\r\ny\nz"\n2,"c"\r3,d\r\r\n4,e', size)
    expect(records.filter(({ cells }) => cells.length > 1)).toEqual([
      { line: 1, cells: ['a', 'b'], fault: null },
      { line: 2, cells: ['1', 'x\r\ny\nz'], fault: null },
      { line: 5, cells: ['2', 'c'], fault: null },
      { line: 6, cells: ['3', 'd'], fault: null },
      { line: 8, cells: ['4', 'e'], fault: null },
    ])
  })

  test.each([1, 3, 1000])('have cells in quotes, behind blanks, and guarded ones (parts of %i)', (size) => {
    const [record] = lex('"a ""b"", c", "d" ,="0012",5" wide,\n', size)
    expect(record).toEqual({ line: 1, cells: ['a "b", c', 'd', '0012', '5" wide', ''], fault: 'stray' })
  })

  test('that do not fit are one record until their last quote', () => {
    expect(lex(String.raw`1,"He said \"come, eat\"` + '\nand we came",x\n2,"ok",y\n', 4)).toMatchObject([
      { line: 1, fault: 'quote' },
      { line: 2, cells: ['and we came"', 'x'], fault: 'stray' },
      { line: 3, cells: ['2', 'ok', 'y'], fault: null },
    ])
    expect(lex('1,"a\n2,b\n', 3)).toMatchObject([{ line: 1, fault: 'open' }])
  })

  test('know quotes and separators behind a backslash, if the file is written so', () => {
    const text = String.raw`1,"He said \"come, eat\"` + '\nand we came",C:\\\\x\\, y\n'
    expect(lex(text, 6, { escape: '\\' })).toEqual([
      { line: 1, cells: ['1', 'He said "come, eat"\nand we came', 'C:\\x, y'], fault: null },
    ])
  })

  test('begin behind the mark of a file that was put behind another', () => {
    expect(lex('\ufeffa,b\n\ufeffa,c\n', 2).map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ])
  })
})
