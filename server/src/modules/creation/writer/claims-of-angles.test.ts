import { writingFramework } from '@marquee/contract/image-words'
import { toBrief } from './corpus/to-brief.ts'
import { english } from './languages/english/english.ts'
import { writeAngles } from './write-angles.ts'

const toProductBrief = (title: string, category: string, benefits: readonly string[]) =>
  toBrief({ title, category, benefits: benefits.map((text) => [text, null] as const) })

function listTexts(title: string, category: string, benefits: readonly string[]): string[] {
  const brief = toProductBrief(title, category, benefits)
  return writingFramework.options.flatMap((framework) =>
    [0, 1, 2].flatMap((round) =>
      writeAngles(brief, { framework, round, language: english }).flatMap(({ words }) => Object.values(words)),
    ),
  )
}

describe('[P-44] what an angle claims', () => {
  test('draws no conclusion that the benefit does not give', () => {
    const gym = listTexts('The North Yard Gym', 'Gym', ['No joining fee', 'Over 120 machines', 'Open 24 hours'])
    expect(gym.filter((text) => /what you use|unused/.test(text))).toEqual([])
    const loan = listTexts('Quick Loan', 'Personal loan', [
      'No paperwork',
      'Approved in 5 minutes',
      'Borrow up to $20,000',
    ])
    expect(loan.filter((text) => /receipt|spreadsheet|actual work/i.test(text))).toEqual([])
  })

  test('advertises with no warning and no empty praise', () => {
    const benefits = ['Nice', 'Not for children under 12', 'Relieves headaches', 'Works in 30 minutes']
    const texts = listTexts('Ibupra tablets', 'Medicine', benefits)
    expect(texts.filter((text) => /nice|children/i.test(text))).toEqual([])
  })

  test('cuts the title of an angle between words', () => {
    const benefit = 'It has been tested for a year in a house of five people who walk while they work'
    const angles = writeAngles(toProductBrief('Aldergate', '', [benefit]), {
      framework: null,
      round: 0,
      language: english,
    })
    const cut = angles.map(({ title }) => title).filter((title) => title.endsWith('…'))
    expect(cut).not.toEqual([])
    for (const title of cut) {
      expect(title.length).toBeLessThanOrEqual(80)
      expect(benefit.split(' ')).toContain(title.slice(0, -1).split(' ').at(-1))
    }
  })
})
