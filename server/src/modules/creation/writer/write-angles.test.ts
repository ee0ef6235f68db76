import { WORD_LIMITS, type WordBinding, writingFramework } from '@marquee/contract/image-words'
import { writeAngles } from './write-angles.ts'
import type { WritingBrief } from './writing-brief.ts'

const cup: WritingBrief = {
  product: {
    name: 'Travel cup',
    description: 'A cup for the way to work.',
    benefits: ['Does not leak', 'Fits every car', 'Keeps coffee hot for six hours', 'Dishwasher safe'],
    offer: 'Two for one',
    price: '€19.90',
    category: 'Travel cup',
    reviews: [],
    rating: '',
  },
  brand: { name: 'Northlight', voice: '', audience: 'Commuters', alwaysInclude: [], neverMention: [] },
  idea: '',
  inspiration: null,
}
const nothing = { name: '', description: '', benefits: [], offer: '', price: '', category: '', reviews: [], rating: '' }
const everyTurn = { framework: null, round: 0 } as const

function listTexts(brief: WritingBrief, rounds = [0, 1, 2]): string[] {
  return rounds.flatMap((round) =>
    writingFramework.options.flatMap((framework) =>
      writeAngles(brief, { framework, round }).flatMap(({ words }) => Object.values(words)),
    ),
  )
}

function listWordRuns(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(4).map((_, start) => words.slice(start, start + 5).join(' '))
}

describe('[P-44] the writer', () => {
  test('offers at least five different angles, every framework among them, and the same ones each time', () => {
    const angles = writeAngles(cup, everyTurn)
    expect(new Set(angles.map(({ framework }) => framework))).toEqual(new Set(writingFramework.options))
    expect(new Set(angles.map(({ words }) => words.headline)).size).toBe(angles.length)
    expect(angles.length).toBeGreaterThanOrEqual(5)
    expect(writeAngles(cup, everyTurn)).toEqual(angles)
    expect(writeAngles(cup, { framework: null, round: 1 })).not.toEqual(angles)
  })

  test('builds each angle as its framework says', () => {
    const [aida, pas, bab, fab, fourCs] = writeAngles(cup, everyTurn).map(({ words }) => words)
    expect(aida).toMatchObject({
      headline: 'Meet a travel cup that does not leak',
      subline: 'And there is more: it fits every car.',
      benefit_1: 'Does not leak',
    })
    expect(fab).toMatchObject({ headline: 'Dishwasher safe', benefit_1: 'Does not leak' })
    expect(pas?.headline).toBe('Still looking for a travel cup that fits every car?')
    expect(bab).toMatchObject({
      headline: 'Before: making do. After: Travel cup.',
      after: 'Keeps coffee hot for six hours',
    })
    expect(fab?.body).toContain('The feature: it is dishwasher safe. What it means for commuters')
    expect(fourCs).toMatchObject({ headline: 'Travel cup: it does not leak', subline: 'Two for one · €19.90' })
  })

  test.each([
    ['Running shoes', 'Weigh next to nothing', 'they weigh next to nothing'],
    ['Desk lamp', 'USB charging', 'USB charging'],
    ['Rain jacket', 'Never soaks through', 'it never soaks through'],
    ['Day cream', 'Fragrance-free', 'it is fragrance-free'],
  ])('says of %s with the benefit "%s" that %s', (name, benefit, remark) => {
    const brief = { ...cup, product: { ...nothing, name, benefits: [benefit] } }
    expect(writeAngles(brief, { framework: 'four_cs', round: 0 })[0]?.words.headline).toBe(`${name}: ${remark}`)
  })

  test('keeps to the length of every place, however long the product’s own texts are', () => {
    const long = 'Keeps everything that you carry dry, warm, safe and in one place for as long as you travel '.repeat(4)
    const brief = { ...cup, product: { ...cup.product, name: long, benefits: [long, `Saves ${long}`], offer: long } }
    for (const { words } of writeAngles(brief, everyTurn)) {
      for (const [place, text] of Object.entries(words)) {
        expect(text.length).toBeLessThanOrEqual(WORD_LIMITS[place as WordBinding])
        expect(text).not.toMatch(/\s(?:a|the|and|for)$|…/)
      }
      expect(words.headline).not.toBe('')
      expect(words.call_to_action).not.toBe('')
    }
  })

  test('never repeats five words in a row of the ad that inspired it', () => {
    const sourceTexts = listTexts(cup).filter((text) => text.length > 30)
    const own = new Set(sourceTexts.flatMap(listWordRuns))
    expect(
      listTexts(cup)
        .flatMap(listWordRuns)
        .some((run) => own.has(run)),
    ).toBe(true)
    const inspired: WritingBrief = { ...cup, inspiration: { hookType: 'question', sourceTexts } }
    expect(
      listTexts(inspired)
        .flatMap(listWordRuns)
        .filter((run) => own.has(run)),
    ).toEqual([])
  })

  test('opens as the inspiring ad does, in its own words', () => {
    const inspiration = { hookType: 'question', sourceTexts: ['Tired of cold coffee?'] } as const
    const [first] = writeAngles({ ...cup, inspiration }, { framework: 'pas', round: 0 })
    expect(first?.words.headline).toMatch(/\?$/)
    const offer = writeAngles({ ...cup, inspiration: { ...inspiration, hookType: 'offer' } }, everyTurn)
    expect(offer[0]?.words.headline).toBe('Two for one')
  })

  test('says what the brand always says, and never what it never mentions', () => {
    const brand = { ...cup.brand, alwaysInclude: ['Free returns for 60 days'], neverMention: ['coffee', 'Léak'] }
    const angles = writeAngles({ ...cup, brand }, everyTurn)
    expect(angles.length).toBeGreaterThanOrEqual(5)
    for (const { words } of angles) {
      expect(words.body).toContain('Free returns for 60 days')
      expect(Object.values(words).join(' ')).not.toMatch(/\b(?:coffee|leak)\b/i)
    }
  })

  test('speaks as the brand does on the button', () => {
    const call = (voice: string) =>
      writeAngles({ ...cup, product: { ...cup.product, offer: '' }, brand: { ...cup.brand, voice } }, everyTurn)[0]
        ?.words.call_to_action
    expect(call('Bold and direct')).toBe('Get it now')
    expect(call('Calm, never loud')).toBe('Take a look')
  })

  test('makes usable words of one sentence alone, and of a name alone', () => {
    const idea = 'An ad for our running shoes that weigh next to nothing, 20% off this week'
    const [first] = writeAngles({ ...cup, product: nothing, idea }, everyTurn)
    expect(first?.words).toMatchObject({ headline: 'Meet running shoes that weigh next to nothing', offer: '20% off' })
    const angles = writeAngles({ ...cup, product: { ...nothing, name: 'Travel cup' } }, everyTurn)
    expect(angles[0]?.words.headline).toBe('Meet Travel cup')
    expect(angles.length).toBeGreaterThanOrEqual(5)
  })

  test('invents no reviews, no ratings and no former prices', () => {
    for (const { words } of writeAngles(cup, everyTurn)) {
      expect(words).toMatchObject({ quote: '', author: '', rating: '', old_price: '' })
    }
  })

  test('shows what a customer said word for word, or not at all', () => {
    const long = { text: 'It keeps its promise. '.repeat(20), author: 'Bob' }
    const short = { text: 'It never left my bag again.', author: 'Ada, Lisbon' }
    const product = { ...cup.product, reviews: [long, short], rating: '4.8 of 5' }
    expect(writeAngles({ ...cup, product }, everyTurn)[0]?.words).toMatchObject({
      quote: 'It never left my bag again.',
      author: 'Ada, Lisbon',
      rating: '4.8 of 5',
    })
  })
})
