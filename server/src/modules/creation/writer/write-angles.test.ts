import { WORD_LIMITS, type WordBinding, writingFramework } from '@marquee/contract/image-words'
import { chooseLanguage } from './choose-language.ts'
import { findLanguage } from './languages/find-language.ts'
import { describeMissing, collectFacts, findQuestions } from './collect-facts.ts'
import { corpora } from './corpus/corpora.ts'
import { toBrief } from './corpus/to-brief.ts'
import { english } from './languages/english/english.ts'
import { writeAngles } from './write-angles.ts'
import type { WritingBrief } from './writing-brief.ts'

const nothing: WritingBrief['product'] = {
  name: '',
  description: '',
  benefits: [],
  offer: '',
  price: '',
  category: '',
  reviews: [],
  rating: '',
  reviewCount: null,
  language: null,
  currency: '',
  url: null,
}
const cup: WritingBrief = {
  product: {
    ...nothing,
    name: 'Travel cup',
    benefits: ['Keeps coffee hot for six hours', 'Does not leak', 'Fits every car', 'Dishwasher safe'],
    offer: 'Two for one until Sunday',
    price: '€19.90',
  },
  brand: { name: 'Northlight', voice: '', audience: 'Commuters', alwaysInclude: [], neverMention: [] },
  idea: '',
  answers: { better: '', audience: '', today: '' },
  inspiration: null,
}
const everyTurn = { framework: null, round: 0, language: english } as const

function listTexts(brief: WritingBrief, rounds = [0, 1, 2]): string[] {
  return rounds.flatMap((round) =>
    writingFramework.options.flatMap((framework) =>
      writeAngles(brief, { framework, round, language: english }).flatMap(({ words }) => Object.values(words)),
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
    expect(writeAngles(cup, { ...everyTurn, round: 1 })).not.toEqual(angles)
  })

  test('claims with each framework what that framework is for', () => {
    const body = (framework: (typeof writingFramework.options)[number]) =>
      writeAngles(
        { ...cup, product: { ...cup.product, benefits: ['Dishwasher safe', 'Does not leak'] } },
        { framework, round: 0, language: english },
      )[0]?.words.body
    expect(body('aida')).toMatch(/^The travel cup is dishwasher safe, so .+ And it doesn’t leak\.$/)
    expect(body('pas')).toMatch(/^The washing-up afterwards\? The travel cup is dishwasher safe/)
    expect(body('bab')).toMatch(/^Before: the washing-up afterwards\. Now the travel cup is dishwasher safe/)
    expect(body('fab')).toMatch(/^Because the travel cup is dishwasher safe, /)
    expect(body('four_cs')).toBe('The travel cup is dishwasher safe. It doesn’t leak. €19.90.')
  })

  test('answers what people use today, as the user told it', () => {
    const answers = { ...cup.answers, today: 'Paper cups' }
    const [first] = writeAngles({ ...cup, answers }, { framework: 'bab', round: 0, language: english })
    expect(first?.words.body).toMatch(/^Before: paper cups\. Now the travel cup/)
    expect(first?.words.before).toBe('Paper cups')
    expect(first?.facts.before).toEqual({ kind: 'said', text: 'Paper cups' })
  })

  test('writes of a sale as a sale', () => {
    const product = {
      ...nothing,
      name: 'Summer sale for handmade ceramic plates',
      offer: 'Save 20% until Sunday',
    }
    const texts = listTexts({ ...cup, product })
    expect(texts).toContain('Handmade ceramic plates in the summer sale: save 20% until Sunday.')
    expect(texts.join('\n')).not.toMatch(/sale (?:is|comes)|Looking for|shop now/)
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
    expect(own.size).toBeGreaterThan(0)
    const inspired: WritingBrief = { ...cup, inspiration: { hookType: 'question', sourceTexts } }
    const runs = listTexts(inspired).flatMap(listWordRuns)
    expect(runs.filter((run) => own.has(run))).toEqual([])
  })

  test('opens as the inspiring ad does, in its own words', () => {
    const inspiration = { hookType: 'question', sourceTexts: ['Tired of cold coffee?'] } as const
    const [first] = writeAngles({ ...cup, inspiration }, { framework: 'pas', round: 0, language: english })
    expect(first?.words.headline).toMatch(/\?/)
    const offer = writeAngles({ ...cup, inspiration: { ...inspiration, hookType: 'offer' } }, everyTurn)
    expect(offer[0]?.words.headline).toBe('Two for one until Sunday')
  })

  test('says what the brand always says, and never what it never mentions', () => {
    const brand = { ...cup.brand, alwaysInclude: ['Free returns for 60 days'], neverMention: ['coffee', 'Léak'] }
    const angles = writeAngles({ ...cup, brand }, everyTurn)
    expect(angles.length).toBeGreaterThanOrEqual(4)
    for (const { words } of angles) {
      expect(words.body).toContain('Free returns for 60 days')
      expect(Object.values(words).join(' ')).not.toMatch(/\b(?:coffee|leak)\b/i)
    }
  })

  test('says what a shop lists without its signs, and leaves out what is true of any product', () => {
    const listed = { ...cup.product, benefits: ['✅ Does not leak 😍', 'You will love it', 'Fits every car'] }
    const texts = listTexts({ ...cup, product: listed })
    expect(texts.join(' ')).not.toMatch(/✅|😍|love it/)
    expect(texts).toContain('Does not leak')
  })

  test('asks a question of the product before it answers, and never after a colon', () => {
    const asking = {
      ...cup.product,
      benefits: ['Tired of cold coffee?', 'Keeps coffee hot for six hours', 'Does not leak'],
    }
    const texts = listTexts({ ...cup, product: asking })
    expect(texts.filter((text) => text.startsWith('Tired of cold coffee? The travel cup keeps'))).not.toEqual([])
    expect(texts.filter((text) => /: Tired|\. Tired/.test(text))).toEqual([])
  })

  test('names a pain only when the benefit is about it', () => {
    const rack = {
      ...nothing,
      name: 'Drying rack',
      category: 'Laundry',
      benefits: ['Folds flat in seconds', 'Holds 15 kg'],
    }
    expect(listTexts({ ...cup, product: rack }).join(' ')).not.toContain('spent cleaning')
  })

  test('joins further benefits into one sentence instead of a list', () => {
    const [first] = writeAngles(cup, { framework: 'four_cs', round: 0, language: english })
    expect(first?.words.body).toMatch(/^The travel cup [^.]+, [^.]+ and [^.]+\. /)
  })

  test('speaks as the brand does: contractions, signs and calls to action differ by voice', () => {
    const speak = (voice: string) => {
      const angles = writeAngles({ ...cup, brand: { ...cup.brand, voice } }, everyTurn)
      const bodies = angles.map(({ words }) => words.body).join(' ')
      return {
        contractions: [...bodies.matchAll(/n’t|[’]s\b/g)].length,
        exclamations: angles.filter(({ words }) => words.call_to_action.endsWith('!')).length,
        wordsInSentence: bodies.split(' ').length / bodies.split(/[.!?]/).length,
        call: angles[0]?.words.call_to_action,
      }
    }
    const [bold, calm, expert, playful] = [speak('Bold'), speak('Calm'), speak('Expert'), speak('Playful')]
    expect(expert.contractions).toBe(0)
    expect(playful.contractions).toBeGreaterThan(0)
    expect(playful.exclamations).toBeGreaterThan(0)
    expect(bold.exclamations).toBe(0)
    expect(bold.wordsInSentence).toBeLessThan(calm.wordsInSentence)
    expect(new Set([bold, calm, expert, playful].map(({ call }) => call)).size).toBe(4)
  })

  test('makes usable words of one sentence alone', () => {
    const idea = 'An ad for our running shoes that weigh next to nothing, 20% off this week'
    const texts = listTexts({ ...cup, product: nothing, idea })
    expect(texts).toEqual(expect.arrayContaining(['Meet running shoes that weigh next to nothing', '20% off']))
  })

  test('says a fact once, although the idea, the benefits and the description each contain it', () => {
    const description = 'A trail shoe with a rubber sole that grips wet rock. It weighs 248 g.'
    const product = { ...nothing, name: 'Fennrunner trail shoe', benefits: ['Grips wet rock'], description }
    const { benefits } = collectFacts({ ...cup, product, idea: 'Our light shoe grips wet rock' }, english)
    expect(benefits.map(({ fact }) => fact.text)).toEqual(['Our light shoe grips wet rock', 'It weighs 248 g'])
  })

  test('writes in the language of the facts and says so when another one is wanted', () => {
    const description = 'It keeps your coffee hot for six hours, and it does not leak in your bag.'
    const brief = { ...cup, product: { ...cup.product, description } }
    expect(chooseLanguage(brief, 'de')).toMatchObject({ language: english, wanted: 'de' })
    expect(chooseLanguage(brief, 'de').notice).toContain('described in English')
    expect(chooseLanguage(brief, 'en').notice).toBeNull()
    expect(chooseLanguage(brief, null).notice).toBeNull()
  })

  test('leaves out what is in another language than its frames', () => {
    const benefits = ['Haftet an jeder Wand', 'Keeps your coffee hot on the road', 'Leicht zu reinigen']
    const brief = {
      ...cup,
      product: { ...nothing, name: 'Reisebecher', benefits, rating: '4.8 of 5', reviewCount: 1240 },
    }
    const german = findLanguage('de')!
    const lines = writeAngles(
      { ...brief, brand: { ...cup.brand, audience: 'people on the go' } },
      { ...everyTurn, language: german },
    ).flatMap(({ words }) => [words.headline, words.subline, words.body])
    expect(lines.join(' ')).not.toContain('coffee')
    expect(lines.join(' ')).toContain('Reisebecher: Haftet an jeder Wand')
    expect(lines.join(' ')).not.toContain('people on the go')
    expect(lines.join(' ')).toContain('Bewertet mit 4,8 von 5 bei 1.240 Bewertungen')
  })

  test('says what is missing and asks for it when only a name is known, instead of filling the page', () => {
    const brief = { ...cup, product: { ...nothing, name: 'Travel cup' }, brand: { ...cup.brand, audience: '' } }
    const facts = collectFacts(brief, english)
    expect(findQuestions(facts)).toEqual(['better', 'audience', 'today'])
    expect(describeMissing(facts)).toContain('No benefit of the travel cup is known')
    expect(writeAngles(brief, everyTurn).map(({ words }) => [words.headline, words.body])).toEqual([['Travel cup', '']])
    expect(findQuestions(collectFacts(cup, english))).toEqual([])
  })

  test('invents no numbers, reviews, ratings and former prices', () => {
    const all = corpora.flatMap(({ language, products }) =>
      products.slice(0, 5).map((product) => [language, product] as const),
    )
    for (const [code, product] of all) {
      const language = findLanguage(code)!
      const brief = toBrief(product)
      const given = JSON.stringify(brief).match(/\d+/g) ?? []
      for (const { words } of writeAngles(brief, { ...everyTurn, language })) {
        const said =
          Object.values(words)
            .join(' ')
            .replaceAll(/(?<=\d)[.,](?=\d{3})/g, '')
            .match(/\d+/g) ?? []
        expect(said.filter((number) => !given.join('').includes(number))).toEqual([])
        expect(words.old_price).toBe('')
        expect([words.quote, words.rating]).toEqual([
          product.review?.[0] ?? '',
          language.formatRating(product.rating ?? ''),
        ])
      }
    }
  })

  test('shows what a customer said word for word, or not at all', () => {
    const long = { text: 'It keeps its promise. '.repeat(20), author: 'Bob' }
    const short = { text: 'It never left my bag again.', author: 'Ada, Lisbon' }
    const product = { ...cup.product, reviews: [long, short], rating: '4.8 of 5' }
    const [first] = writeAngles({ ...cup, product }, everyTurn)
    expect(first?.words).toMatchObject({ quote: short.text, author: 'Ada, Lisbon', rating: '4.8 of 5' })
    expect(first?.facts.quote).toEqual({ kind: 'review', text: short.text })
  })
})
