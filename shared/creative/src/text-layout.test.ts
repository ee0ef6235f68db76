import { fitText, isRightToLeft, type TextFit } from './text-layout.ts'

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

  test('a broken word shows a hyphen, an address does not', () => {
    expect(fit('Donaudampfschifffahrtsgesellschaft', { width: 100 }).lines[0]).toMatch(/-$/)
    expect(fit('https://shop.example/a/long/address', { width: 100 }).lines[0]).not.toMatch(/-$/)
  })

  test('Japanese is wrapped without spaces, and no line begins with closing punctuation', () => {
    const { lines, isShortened } = fit('毎朝の肌に、うるおいを。たった三滴で、一日中しっとり。', {
      width: 50,
      height: 200,
    })
    expect(isShortened).toBe(false)
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.join('')).toBe('毎朝の肌に、うるおいを。たった三滴で、一日中しっとり。')
    expect(lines.every((line) => !/^[、。っ]/.test(line))).toBe(true)
  })

  test('balanced lines are about equally long, and as many as before', () => {
    const text = 'Sleep through the whole night again'
    const plain = fit(text, { height: 100 }).lines
    const balanced = fitText({
      text,
      width: 200,
      height: 100,
      size: 20,
      minSize: 10,
      lineHeight: 1,
      measure,
      balance: true,
    })
    expect(plain).toEqual(['Sleep through the', 'whole night again'])
    const ragged = 'One two three four five six'
    const lines = fitText({
      text: ragged,
      width: 200,
      height: 100,
      size: 20,
      minSize: 10,
      lineHeight: 1,
      measure,
      balance: true,
    }).lines
    expect(balanced.lines).toHaveLength(plain.length)
    expect(lines).toEqual(['One two three', 'four five six'])
  })

  test.each([
    ['مرحبا Marquee', true],
    ['Marquee مرحبا', false],
    ['20% خصم', true],
    ['שלום', true],
    ['日本語', false],
    ['123', false],
  ])('the direction of "%s" follows its first letter', (text, expected) => {
    expect(isRightToLeft(text)).toBe(expected)
  })
})
