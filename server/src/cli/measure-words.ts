import { WORD_LIMITS, type WordBinding, type WrittenAngle } from '@marquee/contract/image-words'
import type { LineLanguage } from '@marquee/contract/line-checks'
import { findUngroundedClaims } from '../modules/creation/writer/claims/find-claims.ts'
import { findSetting } from '../modules/creation/writer/line-checks/setting-rules.ts'

/** The words for one product, and what they may state. */
export interface WrittenProduct {
  name: string
  language: LineLanguage
  facts: readonly string[]
  angles: readonly WrittenAngle[]
}

interface Line {
  text: string
  place: WordBinding
  product: WrittenProduct
  hasFact: boolean
}

const SHARED_WORDS = 4

/** What can be counted of words, whoever wrote them; each list holds the lines that a reader should look at. */
export function measureWords(products: readonly WrittenProduct[]) {
  const lines = products.flatMap(listLines)
  return {
    lines: lines.length,
    withoutFact: lines.filter(({ hasFact }) => !hasFact).map(show),
    invented: lines.flatMap((line) =>
      findUngroundedClaims(line.text, line.product.facts, line.product.language).map(
        (claim) => `“${claim.text}” in ${show(line)}`,
      ),
    ),
    tooLong: lines.filter(({ text, place }) => text.length > WORD_LIMITS[place]).map(show),
    faults: lines.flatMap((line) =>
      findSetting(line.text, line.product.language).map(({ rule }) => `${rule}: ${show(line)}`),
    ),
    shared: findShared(lines),
    sameHeadlines: products.flatMap(({ name, angles }) => {
      const headlines = angles.map(({ words }) => words.headline.toLowerCase())
      return headlines.length === new Set(headlines).size ? [] : [name]
    }),
  }
}

function listLines(product: WrittenProduct): Line[] {
  return product.angles.flatMap(({ words, facts }) =>
    (Object.keys(WORD_LIMITS) as WordBinding[])
      .filter((place) => place !== 'call_to_action' && words[place] !== '')
      .map((place) => ({ text: words[place], place, product, hasFact: facts[place] !== undefined })),
  )
}

const show = ({ text, place, product }: Line) => `${product.name} · ${place}: ${text}`

/** Lines of more than four words that two products share: they say nothing about either. */
function findShared(lines: readonly Line[]): string[] {
  const sharing = new Map<string, Set<string>>()
  for (const { text, product } of lines.filter((line) => line.text.split(' ').length > SHARED_WORDS)) {
    sharing.set(text.toLowerCase(), (sharing.get(text.toLowerCase()) ?? new Set()).add(product.name))
  }
  return [...sharing].filter(([, names]) => names.size > 1).map(([text]) => text)
}
