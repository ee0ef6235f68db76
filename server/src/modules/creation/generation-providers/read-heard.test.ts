import { readHeard } from './read-heard.ts'

const segment = { text: '', start: 0, end: 10, avg_logprob: -0.2, no_speech_prob: 0.01 }
const words = (text: string) => text.split(' ').map((word, index) => ({ word, start: index, end: index + 0.5 }))
const read = (answer: Partial<Parameters<typeof readHeard>[0]>) => readHeard({ text: '', ...answer })
const texts = (answer: Partial<Parameters<typeof readHeard>[0]>) => read(answer)?.words.map(({ text }) => text)

describe('[P-46] what a provider heard', () => {
  test.each([
    [
      'Stop! Why wait? “Order now”, it costs $5.',
      'Stop Why wait Order now it costs 5',
      'Stop! Why wait? “Order now”, it costs $5.',
    ],
    ['¿Quién? Él.', 'quién él', '¿Quién? Él.'],
    ['HEAR this', 'hear this', 'HEAR this'],
  ])('gets its punctuation back: %s', (text, plain, expected) => {
    expect(texts({ text, words: words(plain) })?.join(' ')).toBe(expected)
  })

  test('of a script without spaces keeps its signs, and words that its text lacks stay as they are', () => {
    expect(texts({ text: '今すぐ、注文。', words: words('今すぐ 注文') })).toEqual(['今すぐ、', '注文。'])
    expect(texts({ text: 'Order now.', words: words('Order right now') })).toEqual(['Order', 'right', 'now.'])
  })

  test('in music is left out: words of a segment that is probably no speech', () => {
    const music = { ...segment, start: 1.9, avg_logprob: -1.3, no_speech_prob: 0.8 }
    expect(texts({ text: 'Buy it Thank you', words: words('Buy it Thank you'), segments: [music] })).toEqual([
      'Buy',
      'it',
    ])
    expect(read({ text: 'Thank you', segments: [{ ...music, text: 'Thank you', start: 0 }] })?.words).toEqual([])
  })

  test('without times of words is spread over its segments; without any times it is refused', () => {
    const heard = read({ text: 'Buy it now', segments: [{ ...segment, text: ' Buy it now', end: 11 }] })
    expect(heard?.words).toEqual([
      { text: 'Buy', start: 0, end: 4 },
      { text: 'it', start: 4, end: 7 },
      { text: 'now', start: 7, end: 11 },
    ])
    expect(read({ text: 'Buy it now' })).toBeNull()
    expect(read({ text: ' ' })).toEqual({ words: [], language: null })
  })

  test('names its language by a code, whether the provider says its name or its code', () => {
    const names = ['english', 'Haitian Creole', 'mandarin', 'norwegian', 'pt', 'en-US', 'klingonese', '']
    expect(names.map((language) => read({ language })?.language)).toEqual([
      'en',
      'ht',
      'zh',
      'no',
      'pt',
      'en',
      null,
      null,
    ])
  })

  test('is no longer than words are, without control characters', () => {
    expect(texts({ text: '', words: [{ word: `a\u0000b${'c'.repeat(200)}`, start: 1, end: 0 }] })?.[0]).toHaveLength(80)
    expect(texts({ text: '', words: [{ word: '\u0000', start: 1, end: 0 }] })).toEqual([])
  })
})
