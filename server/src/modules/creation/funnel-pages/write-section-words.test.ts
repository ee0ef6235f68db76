import type { WrittenAngle } from '@marquee/contract/image-words'
import { imageWords } from '@marquee/contract/image-words'
import { listPageLines, toSectionWords } from './write-section-words.ts'

function angle(headline: string, subline: string, facts: WrittenAngle['facts']): WrittenAngle {
  const words = imageWords.parse({ headline, subline, call_to_action: 'Shop now' })
  return { key: headline, framework: 'aida', title: '', hook: null, words, facts }
}

const benefit = { kind: 'benefit', text: 'Ready in two minutes' } as const
const lines = listPageLines([
  angle('Coffee before you are awake', 'Two minutes, and it is ready.', { headline: benefit, subline: benefit }),
  angle('A line without a fact', '', {}),
  angle('Two minutes to coffee', '', { headline: benefit }),
])

describe('the words of a page', () => {
  test('[P-47] stand in place of the fact that they stand on, each once, and nowhere else', () => {
    const words = toSectionWords(lines)
    const request = { section: 'hero', part: 'headline', fact: ' ready in  two minutes', most: 60 } as const
    expect(words({ ...request, fact: 'Made of steel' })).toBeNull()
    expect(words({ ...request, most: 10 })).toBeNull()
    expect([words(request), words(request), words(request)]).toEqual([
      'Coffee before you are awake',
      'Two minutes to coffee',
      null,
    ])
    expect(words({ ...request, part: 'text' })).toBe('Two minutes, and it is ready.')
  })

  test('[P-47] stand in place of a fact also when the shop wrote it with a bullet and an explanation', () => {
    const fact = { kind: 'number', text: '✅ HEATS IN 3 MINUTES – built-in battery' } as const
    const words = toSectionWords(listPageLines([angle('Heats in 3 minutes', '', { headline: fact })]))
    expect(words({ section: 'hero', part: 'headline', fact: 'HEATS IN 3 MINUTES.', most: 60 })).toBe(
      'Heats in 3 minutes',
    )
  })

  test('[P-47] leave out what the writer gave without a fact', () => {
    expect(lines.map(({ text }) => text)).not.toContain('A line without a fact')
  })
})
