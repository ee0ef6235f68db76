import { judgeWords } from './judge-words.ts'
import { countSyllables, findHookType, getReadingEase } from './read-copy.ts'

const NO_WORDS = { headline: '', body: '', call_to_action: '' }

describe('[P-32] the words of an ad', () => {
  test.each([
    ['Tired of waking up tired?', 'question'],
    ['Tired of cheap pillows.', 'problem'],
    ['5 reasons to switch', 'number'],
    ['Get 20% off today', 'offer'],
    ['Loved by 12,000 customers', 'social-proof'],
    ['I tried everything', 'story'],
    ['Discover the new line', 'command'],
    ['The pillow with memory', null],
  ])('“%s” opens with: %s', (text, expected) => {
    expect(findHookType(text)?.name ?? null).toBe(expected)
  })

  test.each([
    ['cat', 1],
    ['happy', 2],
    ['make', 1],
    ['table', 2],
    ['readability', 5],
  ])('%s has %i syllables', (word, expected) => {
    expect(countSyllables(word)).toBe(expected)
  })

  test('reading ease follows Flesch’s formula', () => {
    // 12 words, 2 sentences, 12 syllables: 206.835 − 1.015 × 6 − 84.6 = 116.145.
    expect(getReadingEase('The cat sat on the mat. The dog ran to the park.')).toEqual({
      score: 116,
      words: 12,
      sentences: 2,
    })
    expect(getReadingEase('Too short')).toBeNull()
  })

  test.each([
    'Results guaranteed or your money back',
    'Lose 10 kg in a month',
    'Are you overweight? We can help.',
    'Doctors hate this trick',
    'Get rich from home',
    'Our tea cures diabetes',
  ])('“%s” is a claim that platforms refuse', (body) => {
    expect(judgeWords([], { ...NO_WORDS, body })).toContainEqual(
      expect.objectContaining({ check: 'claim', level: 'problem' }),
    )
  })

  test.each(['Sleep better tonight', 'A guarantee of two years', 'The best of both worlds'])(
    '“%s” is no such claim',
    (body) => {
      expect(judgeWords([], { ...NO_WORDS, body }).filter(({ check }) => check === 'claim')).toEqual([])
    },
  )

  test('a call to action is found on the creative, at its place, or missed', () => {
    const place = { x: 0.1, y: 0.8, width: 0.3, height: 0.1 }
    const line = { text: 'Shop now', place, confidence: 95, contrast: 7, phone_px: 14 }
    const call = (lines: (typeof line)[]) => judgeWords(lines, NO_WORDS).find(({ check }) => check === 'call-to-action')
    expect(call([line])).toMatchObject({ level: 'good', places: [place] })
    expect(call([])).toMatchObject({ level: 'advice' })
  })

  test('a text that is cut off in the feed is told with its length', () => {
    const findings = judgeWords([], { ...NO_WORDS, body: 'a'.repeat(126), headline: 'Short' })
    expect(findings.find(({ check }) => check === 'body-length')).toMatchObject({
      level: 'advice',
      value: '126 characters',
    })
    expect(findings.find(({ check }) => check === 'headline-length')).toMatchObject({ level: 'good' })
  })
})
