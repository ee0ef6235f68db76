import { writingLanguage } from '@marquee/contract/image-words'
import { english } from '../languages/english/english.ts'
import { listSlots } from '../languages/fill-template.ts'
import { findLanguage } from '../languages/find-language.ts'
import { isContents, readTestimonial, toBenefitText, toPlainText } from '../read-benefit-text.ts'
import { readOffering } from '../read-offering.ts'
import { corpora } from './corpora.ts'
import { findGrammarFaults } from './grammar-rules.ts'
import { listLines, measureWords } from './measure-words.ts'

const LANGUAGES = writingLanguage.options.map((code) => findLanguage(code)!)
const NO_FACT = new Set(['name', 'label', 'sale', 'event', 'kind', 'kinds', 'any', 'with', 'pain', 'gain'])

describe('[P-44] the words for the products of the corpus', () => {
  test.each(corpora)(
    'in $language all stand on a fact, and none is shared, too long or ungrammatical',
    ({ language: code, products }) => {
      const language = findLanguage(code)!
      const lines = listLines(products.slice(0, 10), language)
      expect(lines.length).toBeGreaterThan(500)
      const { withoutFact, repeated, tooLong, faults } = measureWords(lines, language)
      expect({ withoutFact, repeated, tooLong, faults }).toEqual({
        withoutFact: [],
        repeated: [],
        tooLong: [],
        faults: [],
      })
    },
  )

  test('have a place for a fact in every frame of every language', () => {
    const frames = LANGUAGES.flatMap(({ frameworks }) =>
      Object.values(frameworks).flatMap(({ headline, subline, body }) => [
        ...headline.map(({ text }) => text),
        ...subline,
        ...body.flatMap(({ opening, more }) => [opening, ...more]),
      ]),
    )
    expect(frames.filter((frame) => listSlots(frame).every((slot) => NO_FACT.has(slot)))).toEqual([])
  })

  test('know buyers’ objections in few words, for at least 30 categories', () => {
    const all = Object.values(english.objections)
    expect(all.length).toBeGreaterThanOrEqual(30)
    const pains = [...all, ...LANGUAGES.map(({ commonObjections }) => commonObjections)].flatMap((words) =>
      Object.values(words).map(([pain]) => pain),
    )
    expect(pains.filter((pain) => pain.split(' ').length > 4)).toEqual([])
  })

  test('read at least 95 % of the English benefits as a person does', () => {
    const read = corpora[0]!.products.flatMap(({ title, category, benefits }) => {
      const name = english.nameProduct(title, { brandName: '', category, offering: readOffering(title, category) })
      return benefits
        .filter(([text, kind]) => kind !== null && readTestimonial(text) === null && !isContents(text))
        .map(([text, kind]) => {
          const written = toBenefitText(toPlainText(text))
          return english.parseBenefit(written, { kind: 'benefit', text }, name).kind === kind
        })
    })
    expect(read.filter(Boolean).length / read.length).toBeGreaterThanOrEqual(0.95)
  })

  test('would be refused with the faults that the former writer made', () => {
    expect(findGrammarFaults('It are easy to clean', 'en')).not.toEqual([])
    expect(findGrammarFaults('They is is light', 'en')).not.toEqual([])
    expect(findGrammarFaults('Meet launch ad for a', 'en')).toEqual(['a sentence that ends in the middle'])
  })
})
