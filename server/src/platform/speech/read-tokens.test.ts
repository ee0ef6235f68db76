import { readTokens } from './read-tokens.ts'

const read = (text: string, tokens: string[], timestamps: number[], durations: number[] = []) =>
  readTokens({ text, tokens, timestamps, durations, lang: '' })

describe('[P-46] the tokens of a recognizer', () => {
  test('become words with their times, in the letters of the text, and a pause is no part of a word', () => {
    expect(read('HELLO WORLD', [' HE', 'LLO', ' WORLD'], [0.2, 0.4, 2])).toEqual([
      { text: 'hello', start: 0.2, end: 0.8 },
      { text: 'world', start: 2, end: 2.4 },
    ])
    expect(read('Hi there', ['▁Hi', '▁the', 're'], [0, 0.5, 0.7], [0.2, 0.2, 0.1])).toEqual([
      { text: 'Hi', start: 0, end: 0.2 },
      { text: 'there', start: 0.5, end: expect.closeTo(0.8) },
    ])
  })

  test('of a script without spaces are words of their own, and signs are none', () => {
    expect(read('今天好', ['今', '天', '好'], [0, 1, 2])?.map(({ text }) => text)).toEqual(['今', '天', '好'])
    expect(read('.', [' .'], [0])).toEqual([])
  })

  test('without times are not pretended to have some', () => {
    expect(read('Hi there', [' Hi', ' there'], [])).toBeNull()
    expect(read('Hi there', [], [])).toBeNull()
    expect(read('', [], [])).toEqual([])
  })
})
