import { fitText, type TextFit } from './text-layout.ts'

/** Every character is half as wide as it is high. */
function measure(line: string, size: number): number {
  return line.length * size * 0.5
}

function fit(
  text: string,
  changes: { width?: number; height?: number; size?: number; minSize?: number } = {},
): TextFit {
  return fitText({ text, width: 200, height: 60, size: 20, minSize: 10, lineHeight: 1, measure, ...changes })
}

describe('fitting a text into a box', () => {
  test('a short text keeps its size and its line', () => {
    expect(fit('Two words')).toEqual({ lines: ['Two words'], size: 20, isShortened: false })
  })

  test('a longer text is wrapped at spaces', () => {
    expect(fit('one two three four five').lines).toEqual(['one two three four', 'five'])
  })

  test('a text that is too high shrinks before it is shortened', () => {
    const { size, isShortened, lines } = fit('word '.repeat(20))
    expect(size).toBeLessThan(20)
    expect(isShortened).toBe(false)
    expect(lines.join(' ')).toBe('word '.repeat(20).trim())
  })

  test('a text that does not fit at the smallest size ends in an ellipsis', () => {
    const { lines, size, isShortened } = fit('word '.repeat(200))
    expect({ size, isShortened, last: lines.at(-1)?.endsWith('…') }).toEqual({
      size: 10,
      isShortened: true,
      last: true,
    })
    expect(lines.length * size).toBeLessThanOrEqual(60)
  })

  test('a word that is wider than the box is broken', () => {
    const { lines } = fit('Donaudampfschifffahrtsgesellschaftskapitänsmützen', { width: 100 })
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.every((line) => measure(line, 10) <= 100)).toBe(true)
  })

  test('no line of a fitted text is wider than the box, whatever the text', () => {
    for (const text of ['', '   ', 'a', '👩‍👩‍👧‍👦'.repeat(30), 'é'.repeat(90), 'ein\nzwei\n\ndrei', '日本語'.repeat(40)]) {
      const { lines, size } = fit(text)
      expect(lines.every((line) => measure(line, size) <= 200)).toBe(true)
    }
  })

  test('a letter and its accent stay together', () => {
    const decomposed = 'e\u0301'.repeat(60)
    expect(fit(decomposed, { width: 60 }).lines.some((line) => line.startsWith('\u0301'))).toBe(false)
  })
})
