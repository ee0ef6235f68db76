import { compareWords } from './compare-words.ts'

/** The texts with brackets around what changed. */
function mark(before: string, after: string): string[] {
  const { before: old, after: now } = compareWords(before, after)
  return [old, now].map((parts) => parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''))
}

describe('[F-03] two versions of a text', () => {
  test.each([
    [
      'a word that became another one',
      'Boils in a minute',
      'Boils in an hour',
      ['Boils in [a minute]', 'Boils in [an hour]'],
    ],
    ['words that were added', 'Buy now', 'Buy two now', ['Buy now', 'Buy [two ]now']],
    ['words that are gone', 'Free shipping, today', 'Free shipping', ['Free shipping[, today]', 'Free shipping']],
    ['a language without spaces', '今日は安い', '今日は高い', ['今日は[安い]', '今日は[高い]']],
    ['letters of other scripts', 'Новый чайник', 'Старый чайник', ['[Новый ]чайник', '[Старый ]чайник']],
    ['nothing, when only spaces differ', 'Buy  now', 'Buy\nnow', ['Buy  now', 'Buy\nnow']],
    ['all of a text that was empty', '', 'New', ['', '[New]']],
  ])('mark %s', (_name, before, after, marked) => {
    expect(mark(before, after)).toEqual(marked)
  })

  test('of the longest ads come out whole, also when comparing them is given up', () => {
    const words = (salt: number) => Array.from({ length: 2500 }, (_, index) => `w${(index * salt) % 997}`).join(' ')
    const { after } = compareWords(words(7), words(13))
    expect(after.map(({ text }) => text).join('')).toBe(words(13))
  })
})
