import { judgeSpeech } from './judge-speech.ts'

/** Words that start one after the other, so many a second. */
function say(count: number, rate: number, from = 0.5) {
  return Array.from({ length: count }, (_, index) => {
    const start_s = from + index / rate
    return { text: `word${index}`, start_s, end_s: start_s + 0.8 / rate }
  })
}
const judge = (words: ReturnType<typeof say>) =>
  Object.fromEntries(judgeSpeech(words).map(({ check, level, title, value }) => [check, [level, title, value]]))

describe('[P-31] what a video says', () => {
  test('is judged by its first three seconds, which are quoted', () => {
    expect(judge(say(4, 2))['spoken-hook']).toEqual(['good', expect.any(String), '“word0 word1 word2 word3”'])
    expect(judge(say(4, 2, 4))['spoken-hook']).toEqual(['advice', expect.any(String), 'The first word comes at 4.0 s'])
  })

  test.each([
    [1.2, 'advice', 'It speaks slowly'],
    [2.5, 'good', 'It speaks at ease'],
    [4, 'advice', 'It speaks quickly'],
  ])('at %s words a second: %s', (rate, level, title) => {
    expect(judge(say(20, rate))['speaking-rate']).toEqual([level, title, `${rate.toFixed(1)} words a second, 20 words`])
  })

  test('does not become slower by a pause, and a few words have no rate', () => {
    expect(judge([...say(10, 2.5), ...say(10, 2.5, 60)])['speaking-rate']?.[2]).toMatch(/^2\.[56] words/)
    expect(judge(say(3, 2.5))).not.toHaveProperty('speaking-rate')
    expect(judgeSpeech([])).toEqual([])
  })
})
