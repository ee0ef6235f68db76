import {
  type LineFact,
  WORD_LIMITS,
  type WordBinding,
  type WritingFramework,
  writingFramework,
} from '@marquee/contract/image-words'
import type { WriterLanguage } from '../languages/writer-language.ts'
import { writeAngles } from '../write-angles.ts'
import type { CorpusProduct } from './corpus-product.ts'
import { findGrammarFaults } from './grammar-rules.ts'
import { toBrief } from './to-brief.ts'

/** One line that the writer wrote for a product of the corpus. */
export interface WrittenLine {
  product: string
  framework: WritingFramework
  place: WordBinding
  text: string
  fact: LineFact | null
}

export interface WordsReport {
  lines: number
  withoutFact: readonly WrittenLine[]
  /** Sentences of more than four words that two products share, beyond what both may say. */
  repeated: readonly string[]
  tooLong: readonly WrittenLine[]
  faults: readonly (readonly [line: WrittenLine, rule: string])[]
}

const MOST_SHARED_WORDS = 4

/** Every line of every framework for each product, without calls to action. */
export function listLines(products: readonly CorpusProduct[], language: WriterLanguage): WrittenLine[] {
  return products.flatMap((product) =>
    writingFramework.options.flatMap((framework) =>
      writeAngles(toBrief(product), { framework, round: 0, language }).flatMap(({ words, facts }) =>
        (Object.keys(WORD_LIMITS) as WordBinding[])
          .filter((place) => place !== 'call_to_action' && words[place] !== '')
          .map((place) => ({
            product: product.title,
            framework,
            place,
            text: words[place],
            fact: facts[place] ?? null,
          })),
      ),
    ),
  )
}

/** Measures lines against the rules that hold for all of them. */
export function measureWords(lines: readonly WrittenLine[], language: WriterLanguage): WordsReport {
  return {
    lines: lines.length,
    withoutFact: lines.filter(({ fact }) => fact === null),
    repeated: findRepeated(lines, language),
    tooLong: lines.filter(({ place, text }) => text.length > WORD_LIMITS[place]),
    faults: lines.flatMap((line) => findGrammarFaults(line.text, language.code).map((rule) => [line, rule] as const)),
  }
}

/** What two products may both say: an objection of their category, and a fact that both pages state word for word. */
function listCommon(lines: readonly WrittenLine[], { objections, commonObjections, speak }: WriterLanguage): string[] {
  const pains = [...Object.values(objections), commonObjections].flatMap((words) =>
    Object.values(words).map(([pain]) => pain),
  )
  const products = new Map<string, Set<string>>()
  for (const { fact, product } of lines) {
    if (fact !== null) {
      const text = fact.text.toLowerCase()
      products.set(text, (products.get(text) ?? new Set()).add(product))
    }
  }
  const shared = [...products].filter(([, stating]) => stating.size > 1).map(([text]) => text)
  return [...pains.map((pain) => speak(pain, 'plain').toLowerCase()), ...shared].map((text) =>
    text.replaceAll('’', "'"),
  )
}

function findRepeated(lines: readonly WrittenLine[], language: WriterLanguage): string[] {
  const common = listCommon(lines, language)
  const products = new Map<string, Set<string>>()
  for (const { text, product } of lines) {
    for (const sentence of text.toLowerCase().split(/(?<=[.!?])\s+/)) {
      const own = common.reduce((rest, said) => rest.replace(said, ''), sentence.replaceAll('’', "'"))
      if ((own.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0) > MOST_SHARED_WORDS) {
        products.set(sentence, (products.get(sentence) ?? new Set()).add(product))
      }
    }
  }
  return [...products].filter(([, sharing]) => sharing.size > 1).map(([sentence]) => sentence)
}
