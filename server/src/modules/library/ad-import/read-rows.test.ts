import { readAll } from '../../../testing/read-all.ts'
import { readCsv } from './read-csv.ts'
import { readJsonArray } from './read-json-array.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readAds } from './shapes/read-ads.ts'
import { toFormat } from './read-rows.ts'
import { MAX_ROW_BYTES, type SourceRow } from './source-row.ts'

/** @yields the content in chunks, so that lines and characters lie across them */
async function* inChunks(content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.length; start += size) {
    yield await Promise.resolve(content.subarray(start, start + size))
  }
}

async function read(reader: typeof readCsv, content: string | Buffer, chunk = 7): Promise<SourceRow[]> {
  return readAll(reader(inChunks(Buffer.from(content), chunk)))
}

/** Line and values of the rows that can be stored. */
function contents(rows: readonly SourceRow[]): { line: number; values: Record<string, unknown> }[] {
  return rows.flatMap((row) => ('values' in row ? [{ line: row.line, values: row.values }] : []))
}

function refusals(rows: readonly SourceRow[]): string[] {
  return rows.flatMap((row) => ('refusal' in row ? [`${row.line} ${row.refusal.field}: ${row.refusal.reason}`] : []))
}

describe('JSON lines', () => {
  test('a byte order mark, CRLF, empty lines and a missing last line feed make no difference', async () => {
    const rows = await read(readJsonLines, '\ufeff{"a":1}\r\n\r\n{"b":"für 🔥"}')
    expect(contents(rows)).toEqual([
      { line: 1, values: { a: 1 } },
      { line: 3, values: { b: 'für 🔥' } },
    ])
  })

  test('[C-11] what cannot be stored is refused with line, field and reason; the other lines are read', async () => {
    const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`
    const content = Buffer.concat([
      Buffer.from('{"a":1}\nnot json\n[1]\n"text"\nnull\n'),
      Buffer.from([0x7b, 0xff, 0xfe, 0x7d, 0x0a]),
      Buffer.from('{"body":"a\\u0000b"}\n{"body":"\\ud800"}\n'),
      Buffer.from(`{"x":${deep}}\n{"a":"${'x'.repeat(MAX_ROW_BYTES)}"}\n{"a":2}\n`),
    ])
    const rows = await read(readJsonLines, content, 60_000)
    expect(rows.filter((row) => 'values' in row).map((row) => row.line)).toEqual([1, 7, 8, 11])
    expect(refusals(rows)).toEqual([
      '2 line: The line is not valid JSON.',
      '3 line: The line is not a JSON object.',
      '4 line: The line is not a JSON object.',
      '5 line: The line is not a JSON object.',
      '6 line: The line is not valid UTF-8.',
      '9 x: It is nested deeper than 20 levels.',
      '10 line: The line is longer than 1,048,576 bytes.',
    ])
  })
})

test('[C-11] objects are read 20 levels deep, whether or not texts hold escapes', async () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
  for (const text of ['"é"', String.raw`"\u00e9"`]) {
    const lines = [20, 21].map((levels) => `{"id":${text},"x":${nested(levels)}}`)
    const rows = await read(readJsonLines, lines.join('\n'))
    expect(contents(rows)).toEqual([{ line: 1, values: { id: 'é', x: JSON.parse(nested(20)) } }])
    expect(refusals(rows)).toEqual(['2 x: It is nested deeper than 20 levels.'])
  }
})

test('[F-01] an id that is longer than a number may be keeps its digits', async () => {
  const rows = await read(readJsonLines, '{"ad_id":120210000000000123,"n":1.5,"text":"x: 1234567890123456789,"}')
  expect(contents(rows)).toEqual([
    { line: 1, values: { ad_id: '120210000000000123', n: 1.5, text: 'x: 1234567890123456789,' } },
  ])
})

test('[C-11] rows tell how long they are, so that a batch of long ones holds fewer', async () => {
  const line = '{"id":"1","body":"Buy now"}'
  const rows = [
    await read(readJsonLines, line),
    await read(readJsonArray, `[${line}]`),
    await read(readCsv, 'id,body\n1,Buy now\n'),
  ]
  expect(rows.flat().map((row) => 'values' in row && row.characters)).toEqual([
    line.length,
    line.length,
    '1Buy now'.length,
  ])
})

describe('a JSON array', () => {
  test.each([1, 3, 7, 1000])('is read object by object, in chunks of %i bytes', async (chunk) => {
    const content = '\ufeff [ {"a":"],}\\\\\\"[","b":[1,{"c":2}]},\n\n{"ü":"🔥"} , {} ]\n'
    expect(contents(await read(readJsonArray, content, chunk))).toEqual([
      { line: 1, values: { a: '],}\\"[', b: [1, { c: 2 }] } },
      { line: 2, values: { ü: '🔥' } },
      { line: 3, values: {} },
    ])
  })

  test('[C-11] what is no object is refused with its place; the others are read', async () => {
    const content = `[1, {"a":1}, nonsense, {"body":"a\\u0000b"}, {"x":"${'x'.repeat(MAX_ROW_BYTES)}"}, {"b":2}`
    const rows = await read(readJsonArray, content, 60_000)
    expect(rows.filter((row) => 'values' in row).map((row) => row.line)).toEqual([2, 4, 6])
    expect(refusals(rows)).toEqual([
      '1 line: The line is not a JSON object.',
      '3 line: The line is not valid JSON.',
      '5 line: The object is longer than 1,048,576 bytes. Save the ads as a list, or one on each line.',
      '7 line: The rest of the file cannot be read: the array does not end.',
    ])
  })

  test.each([1, 3, 1000])(
    '[F-01] a list that an object wraps is read, whatever stands around it (chunks of %i)',
    async (size) => {
      const content = '{"meta":{"ads":[0]},"note":"\\"ads\\":[","ads":[{"a":"]"},{"b":[1]}],"next":["x",{"y":1}]}'
      const rows = await read(readJsonArray, content, size)
      expect(contents(rows)).toEqual([
        { line: 1, values: { a: ']' } },
        { line: 2, values: { b: [1] } },
      ])
      expect(refusals(rows)).toEqual([])
    },
  )

  test.each([1, 5, 1000])(
    '[F-01] lists of ads are found on any level, other lists are passed over (chunks of %i)',
    async (size) => {
      const ad = (id: number) => `{"ad_archive_id":"${id}","snapshot":{"cards":[{"title":"x"}]}}`
      const edges = `{"edges":[{"node":{"collated_results":[${ad(1)},${ad(2)}]}},{"node":{"collated_results":[${ad(3)}]}}]}`
      const content = `{\n "data": {"main": ${edges}}, "people":[{"name":"y"}]}\n{"data":[${ad(4)}]}`
      const rows = await read(readJsonArray, content, size)
      expect(rows.flatMap(readAds).map((row) => 'values' in row && row.values['external_id'])).toEqual([
        '1',
        '2',
        '3',
        '4',
      ])
      expect(await read(readJsonArray, `[[${ad(1)}],[${ad(2)}]]`, size)).toHaveLength(2)
      expect(await read(readJsonArray, `{"id":"x","data":\n${ad(1)}}`, size)).toHaveLength(1)
    },
  )

  test('an empty array has no rows', async () => {
    expect(await read(readJsonArray, ' [ ] ')).toEqual([])
    expect(await read(readJsonArray, '{"ads": []}')).toEqual([])
  })
})

test.each([
  ['\ufeff\n [{"id":1}]', 'json'],
  ['{"id":1}\n', 'jsonl'],
  ['{"ads": [{"id":1}]}', 'json'],
  ['{\n  "total": 1,\n  "paging": {"data": []},\n  "Data": [\n', 'json'],
  ['{"id":1,"data":["x"]}\n', 'jsonl'],
  ['{"body":"x \\"ads\\": [","platforms":["facebook"]}\n{"data":[1]}', 'jsonl'],
  ['{"foo":[{"Werbetext":"Hallo"}]}', 'json'],
  ['for (;;);{"payload":{"results":[[{"adArchiveID":"1"}]]}}', 'json'],
  ['{"adArchiveID":"1","snapshot":{"cards":[{"title":"x"}]}}\n{"adArchiveID":"2"}\n', 'jsonl'],
  ['id,text\n', 'csv'],
  ['', 'csv'],
])('a file that begins with %j is read as %s', (start, format) => {
  expect(toFormat(Buffer.from(start))).toBe(format)
})

describe('CSV', () => {
  test.each([',', ';', '\t'])('cells separated by %j, quoted line breaks and quotes are read', async (separator) => {
    const content = `\ufeffid${separator}text\r\n1${separator}"one${separator} ""two""\nthree"\r\n2${separator}\r\n`
    expect(await read(readCsv, content)).toMatchObject([
      { values: { id: '1', text: `one${separator} "two"\nthree` } },
      { line: 4, values: { id: '2' } },
    ])
  })

  test('[C-11] broken records are refused, the others are read', async () => {
    const rows = await read(
      readCsv,
      Buffer.concat([Buffer.from('id,body\n1,ä ö\n2,b,c\n3,'), Buffer.from([0xff]), Buffer.from('\n4,d\n')]),
    )
    expect(rows.filter((row) => 'values' in row).map((row) => row.line)).toEqual([2, 5])
    expect(refusals(rows)).toEqual([
      '3 line: It has more cells than the header. Put a cell that holds the separator in quotes.',
      '4 body: It is not valid UTF-8.',
    ])
  })

  test('a short row misses its last cells, and empty cells beyond the header do no harm', async () => {
    expect(contents(await read(readCsv, 'id,body,title\n1,a\n2,b,c,,\n'))).toEqual([
      { line: 2, values: { id: '1', body: 'a' } },
      { line: 3, values: { id: '2', body: 'b', title: 'c' } },
    ])
  })

  test('what separates the header separates the rows, whatever else their texts hold', async () => {
    expect(contents(await read(readCsv, 'sep=;\nid;body\n1;Hello, world\n'))).toEqual([
      { line: expect.any(Number), values: { id: '1', body: 'Hello, world' } },
    ])
  })

  test('[C-11] a quote that is never closed is refused, not swallowed', async () => {
    const rows = await read(readCsv, 'id,body\n1,a\n2,"b\n3,c\n')
    expect(contents(rows)[0]).toEqual({ line: 2, values: { id: '1', body: 'a' } })
    expect(refusals(rows).join()).toContain('A quote is not closed.')
  })
})
