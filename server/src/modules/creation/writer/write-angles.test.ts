import { WORD_LIMITS, type WordBinding, type WritingFramework } from '@marquee/contract/image-words'
import { readProducts, toWritingBrief } from '../../../testing/products-to-write.ts'
import { chooseLanguage } from './choose-language.ts'
import { collectFacts } from './collect-facts.ts'
import { describeMissing, findQuestions } from './describe-facts.ts'
import { english } from './languages/english.ts'
import { findLanguage } from './languages/find-language.ts'
import type { WriterLanguage } from './languages/writer-language.ts'
import { writeAngles } from './write-angles.ts'
import type { WritingBrief } from './writing-brief.ts'

const cup: WritingBrief = toWritingBrief({
  language: 'en',
  audience: 'Commuters',
  product: {
    name: 'Travel cup',
    benefits: ['Keeps coffee hot for six hours', 'Does not leak', 'Fits every car', 'Dishwasher safe'],
    offer: 'Two for one until Sunday',
    price: '€19.90',
  },
})
const withProduct = (product: Partial<WritingBrief['product']>): WritingBrief => ({
  ...cup,
  product: { ...toWritingBrief({ language: 'en', product: {} }).product, ...product },
})

function write(
  brief: WritingBrief,
  options: { framework?: WritingFramework; round?: number; language?: WriterLanguage } = {},
) {
  const { framework = null, round = 0, language = english } = options
  return writeAngles(collectFacts(brief, language), brief, { framework, round, language })
}

const listTexts = (brief: WritingBrief, language = english) =>
  write(brief, { language }).flatMap(({ words }) => Object.values(words))

describe('[P-100] facts that are set plainly', () => {
  test('lead with the strongest fact as it was written, and each text leads with another one', () => {
    const angles = write(cup)
    expect(angles[0]?.words).toMatchObject({
      headline: 'Keeps coffee hot for six hours',
      subline: 'Does not leak',
      offer: 'Two for one until Sunday',
      price: '€19.90',
      call_to_action: 'Shop now',
    })
    expect(new Set(angles.map(({ words }) => words.headline)).size).toBe(angles.length)
    expect(write(cup)).toEqual(angles)
  })

  test('say nothing but facts: every line of every product is a part of what was given, in all seven languages', () => {
    for (const product of readProducts()) {
      const language = findLanguage(product.language)!
      const brief = toWritingBrief(product)
      const toPlain = (text: string) =>
        text
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
          .trim()
      const { facts, name } = collectFacts(brief, language)
      const given = [...facts.map(({ given: text }) => text), ...facts.map(({ text }) => text), name.label].map(toPlain)
      for (const { words } of write(brief, { language })) {
        const { call_to_action: call, body, ...others } = { ...words, rating: '', author: '' }
        const said = [...body.split(/(?<=\.)\s/u), ...Object.values(others)].map(toPlain).filter(Boolean)
        expect(
          said.filter(
            (text) => ![...given, ...facts.map((one) => toPlain(one.author))].some((fact) => fact.includes(text)),
          ),
        ).toEqual([])
        expect(Object.values(language.calls).flatMap(Object.values)).toContain(call.replace(/\u00a0?!$/u, ''))
      }
    }
  })

  test('are led by the kind of fact that a framework is for, and by the others after it', () => {
    const brief = {
      ...cup,
      answers: { ...cup.answers, today: 'Paper cups' },
      product: {
        ...cup.product,
        reviews: [{ text: 'Still warm after my shift.', author: 'Mira' }],
        rating: '4.8 of 5',
        reviewCount: 1240,
      },
    }
    const lead = (framework: WritingFramework) =>
      write(brief, { framework })
        .slice(0, 2)
        .map(({ words }) => words.headline)
    expect(lead('aida')[0]).toBe('Two for one until Sunday')
    expect(lead('four_cs')).toEqual(['“Still warm after my shift.”', 'Rated 4.8 of 5 in 1,240 reviews'])
    expect(lead('pas')[0]).toBe('Does not leak')
    const [contrast] = write(brief, { framework: 'bab' })
    expect(contrast?.words).toMatchObject({ before: 'Paper cups', after: 'Keeps coffee hot for six hours' })
    expect(contrast?.facts.before).toEqual({ kind: 'said', text: 'Paper cups' })
  })

  test('show a customer’s words whole with their author, and never twice', () => {
    const long = { text: 'It keeps its promise. '.repeat(20), author: 'Bob' }
    const short = { text: 'It never left my bag again.', author: 'Ada, Lisbon' }
    const angles = write({ ...cup, product: { ...cup.product, reviews: [long, short] } })
    expect(angles[0]?.words).toMatchObject({ quote: short.text, author: 'Ada, Lisbon' })
    const quoted = angles.find(({ words }) => words.headline.startsWith('“'))
    expect(quoted?.words).toMatchObject({
      headline: `“${short.text}”`,
      subline: '– Ada, Lisbon',
      quote: '',
      author: '',
    })
  })

  test('end when every fact has led, and say so', () => {
    const collected = collectFacts(cup, english)
    expect(write(cup, { round: 1 })).toEqual([])
    expect(describeMissing(collected, true)).toContain('Every known fact has led a text already')
    expect(findQuestions(collected, true)).toEqual(['better', 'today'])
  })

  test('show an offer on a badge only where its conditions stand too', () => {
    const place = (offer: string) => write({ ...cup, product: { ...cup.product, offer } })[0]?.words
    expect(place('Half price, on orders over $50')).toMatchObject({
      offer: 'Half price, on orders over $50',
      badge: 'Half price',
    })
    expect(place('Half price on the second cup of each order over $50')).toMatchObject({ offer: '', badge: '' })
  })

  test('do not lead with what every shop offers while there is something better', () => {
    const benefits = [
      'Free shipping over $75',
      '38 L | 1.4 kg',
      'Machine washable',
      'Keeps out the rain',
      'Fits under the seat',
    ]
    const headlines = write(withProduct({ name: 'Weekender', benefits })).map(({ words }) => words.headline)
    expect(headlines).toEqual(['Keeps out the rain', 'Fits under the seat'])
    expect(write(withProduct({ name: 'Weekender', benefits: benefits.slice(0, 1) }))[0]?.words.headline).toBe(
      benefits[0],
    )
  })

  test.each([
    ['Emberfall', 'Mobile game', 'Play now'],
    ['Corner Table Dental', 'Dentist', 'Book now'],
    ['Furrow Cover', 'Crop insurance', 'Get in touch'],
    ['Ledgerly', 'Software', 'Get started'],
    ['Habit Tracker', 'Mobile app', 'Get the app'],
  ])('call to what can be done with %s (%s)', (name, category, call) => {
    expect(write(withProduct({ name, category, benefits: ['Opens on Sundays'] }))[0]?.words.call_to_action).toBe(call)
  })

  test('keep to the length of every place, and are never cut within a clause', () => {
    const long = 'Keeps everything that you carry dry, warm, safe and in one place for as long as you travel '.repeat(4)
    const angles = write({
      ...cup,
      product: { ...cup.product, name: long, benefits: [long, `Saves ${long}`, 'Fits'], offer: long },
    })
    for (const { words } of angles) {
      for (const [place, text] of Object.entries(words)) {
        expect(text.length).toBeLessThanOrEqual(WORD_LIMITS[place as WordBinding])
      }
    }
    expect(angles.map(({ words }) => words.headline)).toEqual(['Fits'])
  })

  test('keep a number and its unit on one line, and write prices as the country does', () => {
    const german = findLanguage('de')!
    const brief = withProduct({ name: 'Schere', benefits: ['Schneidet Äste bis 18 mm', 'Ohne Kabel'] })
    expect(listTexts(brief, german)).toContain('Schneidet Äste bis 18\u00a0mm')
  })

  test('say what the brand always says, and never what it never mentions', () => {
    const brand = { ...cup.brand, alwaysInclude: ['Free returns for 60 days'], neverMention: ['coffee', 'Léak'] }
    for (const { words } of write({ ...cup, brand })) {
      expect(words.body).toContain('Free returns for 60 days')
      expect(Object.values(words).join(' ')).not.toMatch(/\b(?:coffee|leak)\b/i)
    }
  })

  test('never repeat five words in a row of the ad that inspired them, and open as it does where a fact allows it', () => {
    const sourceTexts = ['Keeps coffee hot for six hours']
    const brief: WritingBrief = { ...cup, inspiration: { hookType: 'offer', sourceTexts } }
    expect(listTexts(brief)).not.toContain(sourceTexts[0])
    expect(write(brief)[0]?.words.headline).toBe('Two for one until Sunday')
  })

  test('follow a voice in length, contractions, signs and call to action, and in nothing else', () => {
    const speak = (voice: string) => write({ ...cup, brand: { ...cup.brand, voice } })[0]?.words
    expect(speak('Playful')).toMatchObject({ subline: 'Doesn’t leak', call_to_action: 'Shop now!' })
    expect(speak('Calm')).toMatchObject({ subline: 'Does not leak', call_to_action: 'See the details' })
    expect(speak('Expert')?.call_to_action).toBe('Learn more')
    expect(speak('Bold')?.body.length).toBeLessThanOrEqual(speak('')?.body.length ?? 0)
  })

  test('are what a shop lists without its signs, warnings and praise', () => {
    const benefits = ['✅ Does not leak 😍', 'You will love it', 'Not for children under 12', 'Fits every car']
    const texts = listTexts({ ...cup, product: { ...cup.product, benefits } })
    expect(texts.join(' ')).not.toMatch(/✅|😍|love it|children/)
    expect(texts).toContain('Does not leak')
  })

  test('are said once, although the idea, the benefits and the description contain them', () => {
    const description = 'A trail shoe with a rubber sole that grips wet rock. It weighs 248 g.'
    const brief = {
      ...withProduct({ name: 'Fennrunner', benefits: ['Grips wet rock'], description }),
      idea: 'Our light shoe grips wet rock',
    }
    const { facts } = collectFacts(brief, english)
    expect(facts.filter(({ text }) => /rock/.test(text))).toHaveLength(1)
  })

  test('are asked for when only a name is known, which then stands alone', () => {
    const brief = { ...withProduct({ name: 'Travel cup' }), brand: { ...cup.brand, audience: '' } }
    const collected = collectFacts(brief, english)
    expect(findQuestions(collected, false)).toEqual(['better', 'audience', 'today'])
    expect(describeMissing(collected, false)).toContain('Little is known about Travel cup')
    expect(write(brief).map(({ words }) => [words.headline, words.body])).toEqual([['Travel cup', '']])
    expect(write(withProduct({}))).toEqual([])
    const [thin] = write(withProduct({ name: 'Kettle descaler', benefits: ['Citric acid'] }))
    expect(thin?.words).toMatchObject({ headline: 'Kettle descaler', subline: 'Citric acid' })
  })
})

describe('[P-44] the language of plain words', () => {
  test('is that of the facts, which are not translated', () => {
    const description = 'It keeps your coffee hot for six hours, and it does not leak in your bag.'
    const brief = { ...cup, product: { ...cup.product, description } }
    expect(chooseLanguage(brief, 'de')).toMatchObject({ language: english, wanted: 'de' })
    expect(chooseLanguage(brief, 'de').notice).toContain('described in English')
    expect(chooseLanguage(brief, 'en').notice).toBeNull()
  })

  test('leaves out what is in another one, and writes figures as it does', () => {
    const benefits = ['Haftet an jeder Wand', 'Keeps your coffee hot on the road', 'Leicht zu reinigen']
    const brief = withProduct({ name: 'Reisebecher', benefits, rating: '4.8 of 5', reviewCount: 1240 })
    const lines = listTexts(brief, findLanguage('de')!).join('\n')
    expect(lines).not.toContain('coffee')
    expect(lines).toContain('Bewertet mit 4,8 von 5 bei 1.240 Bewertungen')
  })
})
