import { joinWords, toTranscriptLines } from './transcript-lines.ts'
import type { SaidWord } from './transcripts.ts'

/** Words of half a second each, without pauses. */
function say(text: string, from = 0): SaidWord[] {
  return text
    .split(' ')
    .map((word, index) => ({ text: word, start_s: from + index / 2, end_s: from + (index + 1) / 2 }))
}
const texts = (words: readonly SaidWord[]) => toTranscriptLines(words).map(({ text }) => text)

describe('[P-46] the lines of a transcript', () => {
  test('end with their sentence, before a pause, and before they are too long', () => {
    expect(texts(say('Stop! Order “it now.” It works.'))).toEqual(['Stop!', 'Order “it now.”', 'It works.'])
    expect(texts([...say('We bake'), ...say('every day', 3)])).toEqual(['We bake', 'every day'])
    expect(texts(say('a b c d e f g h i j k l m n o p'))).toEqual(['a b c d e f g h i j k l m n', 'o p'])
    expect(texts(say('incomprehensibilities '.repeat(4).trim())).every((line) => line.length <= 80)).toBe(true)
    expect(texts([])).toEqual([])
  })

  test('have the times of their words, and spaces where the script has them', () => {
    expect(toTranscriptLines(say('Hear this', 2))).toMatchObject([{ start_s: 2, end_s: 3 }])
    expect(joinWords([{ text: '今すぐ、' }, { text: '注文' }, { text: 'now' }])).toBe('今すぐ、注文 now')
  })
})
