import { joinParts, listLanguages } from './join-parts.ts'

const word = (text: string, start: number, end = start + 0.4) => ({ text, start, end })
/** Two parts that are cut at 10 s; the second one is heard from 9 s. */
function join(left: ReturnType<typeof word>[], right: ReturnType<typeof word>[], languages = ['en', 'en']) {
  const parts = [
    { start: 0, from: 0, to: 10, heard: { words: left, language: languages[0] ?? null } },
    { start: 9, from: 10, to: 20, heard: { words: right, language: languages[1] ?? null } },
  ]
  return { texts: joinParts(parts).map(({ text }) => text), words: joinParts(parts), languages: listLanguages(parts) }
}

describe('[P-46] the parts of a long sound', () => {
  test('are joined with the times of the whole, without the words of the overlap twice', () => {
    const { words } = join(
      [word('one', 8), word('two', 9.2), word('three', 10.4)],
      [word('two', 0.2), word('three', 1.4)],
    )
    expect(words).toEqual([
      { text: 'one', start_s: 8, end_s: 8.4 },
      { text: 'two', start_s: 9.2, end_s: 9.6 },
      { text: 'three', start_s: 10.4, end_s: 10.8 },
    ])
  })

  test.each([
    ['timed before the cut by one part and behind it by the other', word('cut', 9.7), word('Cut,', 1.1)],
    ['timed behind the cut by the first part and before it by the second', word('cut', 9.9), word('cut', 0.7)],
    ['understood differently by both', word('iced', 9.8), word('ice', 0.85)],
  ])('keep a word at the cut once when it is %s', (_, left, right) => {
    expect(join([word('a', 8), left], [right, word('b', 3)]).texts).toHaveLength(3)
  })

  test('keep a word that is said twice', () => {
    expect(join([word('now', 8.9), word('now', 9.4)], [word('now', 0.4), word('now', 1.3)]).texts).toEqual([
      'now',
      'now',
      'now',
    ])
  })

  test('name their languages, the one with the most words first', () => {
    expect(join([word('hola', 1)], [word('a', 2), word('b', 3)], ['es', 'en']).languages).toEqual(['en', 'es'])
    expect(join([], [word('a', 2)], ['es', 'en']).languages).toEqual(['en'])
  })
})
