import { imageWords } from '@marquee/contract/image-words'
import { writeBriefDraft } from './write-brief-draft.ts'
import { writeScript } from './brief-script.ts'
import { english } from './languages/english/english.ts'
import { findLanguage } from './languages/find-language.ts'
import { OFFERINGS } from './languages/offering.ts'
import type { ProductName } from './languages/writer-language.ts'

const WORDS = imageWords.parse({
  headline: 'Hot until the last stop',
  call_to_action: 'See it',
  before: 'Coffee is cold before the second station',
  subline: 'Six hours hot, in a cup that closes tight',
  benefit_1: 'Keeps coffee hot for six hours',
  benefit_2: 'Does not leak in a bag',
})
const NAME: ProductName = {
  inSentence: 'the travel cup',
  label: 'Travel cup',
  kind: 'cup',
  isPlural: false,
  isUncountable: false,
  offering: 'product',
}
const OF = { name: NAME, sentences: english.brief }
const BENEFITS = [WORDS.benefit_1, WORDS.benefit_2]

const angle = (headline: string) =>
  ({ key: headline, framework: 'pas', title: headline, hook: null, words: { ...WORDS, headline }, facts: {} }) as const
const INSPIRATION = {
  ad_id: '01890000-0000-7000-8000-000000000001',
  brand_name: 'Northlight',
  hook_type: 'question',
  structure: ['headline'],
  aspect_ratio: '1:1',
  palette: [],
  mood: 'light',
  has_video: false,
  taken: [],
  not_taken: ['Neither name nor logo of Northlight'],
} as const

const BRAND = { audience: '', voice: '', alwaysInclude: [], neverMention: [] }

function draft(headlines: readonly string[]) {
  const inspiration = {
    ...INSPIRATION,
    structure: [...INSPIRATION.structure],
    palette: [],
    taken: [],
    not_taken: [...INSPIRATION.not_taken],
  }
  return writeBriefDraft(headlines.map(angle), { ...OF, brand: BRAND, inspiration, seconds: 15 })
}

describe('[P-52] the script of a draft', () => {
  test('fills each length from 6 to 60 seconds without a gap, with a hook of at most three seconds', () => {
    for (let seconds = 6; seconds <= 60; seconds += 1) {
      const script = writeScript(WORDS, BENEFITS, { ...OF, seconds })
      expect(script.map(({ start_s }) => start_s)).toEqual([0, ...script.slice(0, -1).map(({ end_s }) => end_s)])
      expect(script.at(-1)?.end_s).toBe(seconds)
      expect(script[0]?.end_s).toBeLessThanOrEqual(3)
      expect(Math.min(...script.map(({ start_s, end_s }) => end_s - start_s))).toBeGreaterThan(0)
    }
  })

  test('says no benefit twice, and shows something in each beat', () => {
    const words = { ...WORDS, before: '', subline: 'It does not leak in a bag.' }
    const script = writeScript(words, [...BENEFITS, 'Does not leak in a bag'], { ...OF, seconds: 30 })
    expect(script.map(({ spoken }) => spoken)).toEqual([
      'Hot until the last stop',
      'It does not leak in a bag.',
      'Keeps coffee hot for six hours.',
      'See it',
    ])
    expect(script.map(({ visual }) => visual)).not.toContain('')
  })

  test('says only what can be said in its beat, and cuts no sentence', () => {
    const short = writeScript(WORDS, BENEFITS, { ...OF, seconds: 6 })
    const long = writeScript(WORDS, BENEFITS, { ...OF, seconds: 40 })
    expect(long.at(-2)?.spoken).toBe('Keeps coffee hot for six hours. Does not leak in a bag.')
    for (const { start_s, end_s, spoken } of [...short, ...long]) {
      expect(spoken.split(' ').length).toBeLessThanOrEqual((end_s - start_s) * 2.5)
      expect([
        '',
        'Keeps coffee hot for six hours.',
        'Keeps coffee hot for six hours. Does not leak in a bag.',
        ...Object.values(WORDS),
      ]).toContain(spoken)
    }
  })
})

describe('[P-52] the draft of a brief for a client', () => {
  test('never names the advertiser of the ad that inspired it', () => {
    const written = draft(['Better than Northlight', 'Hot until the last stop'])
    expect(written.hooks).toEqual(['Hot until the last stop'])
    expect(JSON.stringify(written)).not.toContain('Northlight')
  })

  test('states what is known of the customers, and the length that was chosen', () => {
    const written = draft(['Hot until the last stop'])
    expect(written.insight).toBe('Coffee is cold before the second station')
    expect(written.deliverables[0]).toMatchObject({ format: 'video', duration_s: 15 })
    expect(written.dont).toContain('Take no sentence, image, claim, name or logo from the reference ads.')
  })
})

describe('[P-52] the sentences of a draft', () => {
  const brand = { ...BRAND, voice: 'ruhig', alwaysInclude: ['FSC'], neverMention: ['billig'] }
  const write = (code: string, name: ProductName | null) =>
    writeBriefDraft([{ ...angle('Bleibt heiß'), words: { ...WORDS, quote: 'Gut', author: 'Jana' } }], {
      name,
      brand,
      inspiration: null,
      seconds: 20,
      sentences: findLanguage(code)!.brief,
    })

  test('are in the language of its words', () => {
    const { objective, insight, do: rules, dont, script } = write('de', { ...NAME, inSentence: 'BrühMax' })
    expect(objective).toBe('Alle, die es noch nicht kennen: erster Kauf von BrühMax.')
    expect(insight).toBe('Eine Kundenstimme: „Gut“ (Jana)')
    expect(rules).toContain('BrühMax in den ersten drei Sekunden zeigen.')
    expect(dont).toEqual(['Nie erwähnen: billig', 'Nichts behaupten, was nicht auf der Produktseite steht.'])
    expect(script[0]?.visual).toBe('BrühMax im Einsatz, nah')
  })

  test.each(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'])(
    'leave no slot open in %s, with a product and without',
    (code) => {
      const drafts = [...OFFERINGS.map((offering) => ({ ...NAME, offering })), null].map((name) => write(code, name))
      expect(JSON.stringify(drafts)).not.toMatch(/\{\w+\}|\(\)|“”|„“|«\s*»/)
    },
  )

  test('show no thing of what has none, such as an insurance', () => {
    const { script } = write('en', { ...NAME, inSentence: 'Furrow Cover', offering: 'service' })
    expect([script[0]?.visual, script.at(-1)?.visual].join()).not.toContain('Furrow Cover')
  })
})
