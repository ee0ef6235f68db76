import { toWritingBrief } from '../../../testing/products-to-write.ts'
import { collectFacts } from './collect-facts.ts'
import { findLanguage } from './languages/find-language.ts'
import { OFFERINGS } from './languages/offering.ts'
import { writeAngles } from './write-angles.ts'
import { writeBriefDraft } from './write-brief-draft.ts'

type GivenProduct = Parameters<typeof toWritingBrief>[0]['product']

const product: GivenProduct = {
  name: 'Travel cup',
  benefits: ['Keeps coffee hot for six hours', 'Does not leak in a bag', 'Better than Northlight', 'Fits every car'],
  offer: 'Two for one until Sunday',
  reviews: [{ text: 'Still warm after my shift.', author: 'Mira' }],
}
const INSPIRATION = {
  ad_id: '01890000-0000-7000-8000-000000000001',
  brand_name: 'Northlight',
  hook_type: 'statement' as const,
  structure: ['headline' as const],
  aspect_ratio: '1:1' as const,
  palette: [],
  mood: 'light' as const,
  has_video: false,
  taken: [],
  not_taken: ['Neither name nor logo of Northlight'],
}
const BRAND = { voice: '', alwaysInclude: [], neverMention: [] }

interface Given {
  product?: GivenProduct
  idea?: string
  audience?: string
  seconds?: number
  photos?: number
  code?: 'en' | 'de'
  brand?: { voice: string; alwaysInclude: string[]; neverMention: string[] }
  isInspired?: boolean
}

function draft({ idea = '', audience = '', seconds = 20, photos = 0, code = 'en', ...given }: Given = {}) {
  const language = findLanguage(code)!
  const brief = toWritingBrief({ language: code, product: given.product ?? product, idea, audience })
  const collected = collectFacts(brief, language)
  return writeBriefDraft(writeAngles(collected, brief, { framework: null, round: 0, language }), {
    ...collected,
    idea,
    photos,
    brand: given.brand ?? BRAND,
    inspiration: given.isInspired === true ? INSPIRATION : null,
    seconds,
    sentences: language.brief,
  })
}

describe('[P-52] the script of a draft', () => {
  test('is as long as its facts take to be said, without a gap and without an empty scene', () => {
    for (let seconds = 6; seconds <= 60; seconds += 1) {
      const { script, deliverables } = draft({ seconds }).draft
      expect(script.map(({ start_s }) => start_s)).toEqual([0, ...script.slice(0, -1).map(({ end_s }) => end_s)])
      const end = script.at(-1)?.end_s ?? 0
      expect(end).toBeLessThanOrEqual(seconds)
      expect(deliverables[0]?.duration_s).toBe(Math.ceil(end))
      for (const { start_s, end_s, spoken, overlay, visual } of script) {
        expect(spoken.split(' ').length).toBeLessThanOrEqual((end_s - start_s) * 2.5)
        expect(end_s - start_s).toBeLessThanOrEqual(7)
        expect([spoken + overlay, visual]).not.toContain('')
      }
    }
  })

  test('says no fact twice, and its length is asked for where the facts end', () => {
    const { draft: written, questions } = draft({ seconds: 60 })
    const spoken = written.script.map((line) => line.spoken).filter((text) => text !== '')
    expect(new Set(spoken).size).toBe(spoken.length)
    expect(questions.find(({ field }) => field === 'script')?.question).toMatch(/fill \d+ of 60 seconds/)
  })

  test('names the photos that exist, and what is still to be shot', () => {
    const visuals = draft({ photos: 2 }).draft.script.map(({ visual }) => visual)
    expect(visuals.slice(0, 3)).toEqual([
      'Photo 1 of the product',
      'Photo 2 of the product',
      expect.stringMatching(/^To be shot: /),
    ])
    expect(visuals.at(-1)).toBe('Name and logo, with the call to action')
  })
})

describe('[P-52] the draft of a brief', () => {
  test('leaves empty what is not known and asks for it, at most three things', () => {
    const { draft: written, questions } = draft({ product: { ...product, reviews: [] }, seconds: 60 })
    expect([written.audience, written.insight, written.concept]).toEqual(['', '', ''])
    expect(questions.map(({ field }) => field)).toEqual(['audience', 'insight', 'script'])
  })

  test('has the person’s idea as its concept, and the customers’ words as its insight', () => {
    const idea = 'A cup for commuters who fall asleep on trains'
    const { draft: written, questions } = draft({ idea, audience: 'Commuters', seconds: 10 })
    expect(written).toMatchObject({ concept: idea, insight: 'A customer: “Still warm after my shift.” (Mira)' })
    expect(questions).toEqual([])
  })

  test('never names the advertiser of the ad that inspired it', () => {
    const { draft: written } = draft({ isInspired: true })
    expect(written.hooks[0]).toBe('Keeps coffee hot for six hours')
    expect(JSON.stringify(written)).not.toContain('Northlight')
    expect(written.dont).toContain('Take no sentence, image, claim, name or logo from the reference ads.')
  })

  test('is in the language of its words', () => {
    const german = { name: 'BrühMax', benefits: ['Brüht in zwei Minuten', 'Passt in jede Tasche'] }
    const brand = { voice: 'ruhig', alwaysInclude: ['FSC'], neverMention: ['billig'] }
    const { objective, do: rules, dont } = draft({ product: german, code: 'de', brand }).draft
    expect(objective).toBe('Erster Kauf: BrühMax.')
    expect(rules).toEqual([
      'In den ersten drei Sekunden zeigen: BrühMax',
      'Immer sagen: FSC',
      'Tonalität halten: ruhig',
    ])
    expect(dont).toEqual(['Nie erwähnen: billig', 'Nichts behaupten, was die Fakten nicht sagen.'])
  })

  test.each(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'])('has an objective for every offering in %s', (code) => {
    expect(Object.keys(findLanguage(code)?.brief.objectives ?? {})).toEqual([...OFFERINGS])
  })
})
