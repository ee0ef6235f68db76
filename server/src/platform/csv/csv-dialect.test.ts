import { findDialect } from './csv-dialect.ts'

const known = new Set(['name', 'day', 'spend'])
const countKnown = (cells: readonly string[]) => cells.filter((cell) => known.has(cell)).length

test.each([
  ['commas in every cell of a table with semicolons', 'name;day\na, b, c, d;2026\ne, f, g, h;2026\n', ';', '"'],
  ['tabs below lines with commas', 'x,y,z\nx,y,z\nx,y,z\nname\tday\nA\t1\n', '\t', '"'],
  ['what Excel says in the first line', 'sep=|\nname|day,x\n', '|', '"'],
  ['backslashes before quotes', 'name,day\n"a \\"b\\", c",1\nx,2\n', ',', '\\'],
  ['a path that ends with a backslash', 'name,day\n"C:\\",1\n"a ""b""",2\n', ',', '"'],
  ['headings that nobody knows', 'foo;bar\n1,5;2\n3,5;4\n', ';', '"'],
])('[P-96] %s', (_, text, delimiter, escape) => {
  expect(findDialect(text, countKnown)).toEqual({ delimiter, escape })
})
