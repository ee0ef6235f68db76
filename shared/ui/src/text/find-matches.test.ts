import { parseSearchQuery } from '@marquee/contract/search-terms'
import { findMatches } from './find-matches.ts'

describe('[P-04] the matches of a search in a text', () => {
  test.each([
    ['climate', 'Climate change and the climate.', ['Climate', 'climate']],
    ['contract', 'A contractor signs.', []],
    ['"card backs"', 'Card backs, not backs or a card.', ['Card', 'backs']],
    ['fur', 'Für dich', ['Für']],
    ['strasse -euro', 'Straße, Euro', ['Straße']],
    ['東京', '東京 shoes', ['東京']],
    ['e-mail', 'An e-mail, a mail', ['e', 'mail']],
    ['!!!', 'Nothing!!!', []],
  ])('%s in “%s”', (query, text, expected) => {
    const found = findMatches(text, parseSearchQuery(query))
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expected)
  })
})
