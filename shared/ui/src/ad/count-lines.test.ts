import { countLines } from './count-lines.ts'

// Without a canvas every character is 7.2 px wide: ten of them fill a line of 72 px.
const box = { font: '14px Inter', width: 72, maxLines: 4 }

test.each([
  ['', 0],
  ['short', 1],
  ['ten chars!', 1],
  ['two words wrap', 2],
  ['a\nb\nc', 3],
  ['a\nb\nc\nd\ne\nf', 4],
  ['averyveryverylongwordwithoutend', 4],
  ['a://b.ex/page?word', 2],
  ['seven rest—it', 2],
  ['a b.ex/page/', 2],
  ['ab door-to-door', 2],
  ['abcd 2020-2021', 2],
  ['短い日本語の文章は文字の間で折り返す', 2],
])('%j takes %d lines', (text, lines) => {
  expect(countLines(text, box)).toBe(lines)
})

test('a text of a megabyte is counted no further than its last visible line', () => {
  expect(countLines('words and words '.repeat(65_536), box)).toBe(4)
})
