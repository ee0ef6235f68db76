import { imageWords, type ModelUse, type WritingFramework, type WrittenAngle } from '@marquee/contract/image-words'
import { lineLanguage } from '@marquee/contract/line-checks'
import { ProviderFailure, type TextProvider } from '../../generation-providers/generation-providers.service.ts'
import { createTextCheck } from '../allowed-text.ts'
import { findUngroundedClaims } from '../claims/find-claims.ts'
import { type Fact, toLineFact } from '../fact.ts'
import { readLineLanguage } from '../line-checks/read-line-language.ts'
import type { WritingBrief } from '../writing-brief.ts'
import type { LineRules } from './judge-line.ts'
import { type Ask, type JudgedLine, mendLines, toPlain } from './mend-lines.ts'
import { modelAngles } from './model-answer.ts'
import { INSTRUCTIONS } from './prompts.ts'

interface Options {
  /** What the lines may state. */
  facts: readonly Fact[]
  framework: WritingFramework | null
  round: number
  /** A code of BCP 47; default: the language of the facts, else English. */
  language?: string
  /** The limit of all requests together, in milliseconds. */
  timeoutMs?: number
}

const TIMEOUT_MS = 60_000
const LONGEST_TITLE = 80

/**
 * Has a model write, and keeps the lines that pass the rules of our own writer; the others are asked for again, at most twice, then left
 * out with their angle if it has no headline or call to action without them.
 * @throws ProviderFailure, also when nothing of the answers may be used, and when all requests together take too long
 */
export async function writeByModel(
  provider: TextProvider,
  brief: WritingBrief,
  options: Options,
): Promise<{ angles: WrittenAngle[]; use: ModelUse; dropped: string | null }> {
  const { rules, input } = prepare(brief, options)
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  const use: ModelUse = { name: provider.model, requests: 0, tokens: null }
  const ask: Ask = (request) => {
    use.requests += 1
    return provider.writeJson({
      ...request,
      signal,
      onTokens: (tokens) => {
        use.tokens = (use.tokens ?? 0) + tokens
      },
    })
  }
  try {
    const first = await ask({ name: 'image_words', schema: modelAngles, instructions: INSTRUCTIONS, input })
    const lines = await mendLines(first.angles, { ask, rules, input, alwaysInclude: brief.brand.alwaysInclude })
    const angles = first.angles.flatMap(({ framework, title }, index) =>
      toAngle(
        lines.filter(({ reason }) => reason === null),
        index,
        rules.facts,
      ).map((angle) => ({
        ...angle,
        key: `model-${options.round}-${index}`,
        framework,
        title: toTitle(title, rules),
        hook: null,
      })),
    )
    if (angles.length === 0) {
      throw new ProviderFailure('answer')
    }
    return { angles, use, dropped: describeDropped(lines) }
  } catch (error) {
    throw signal.aborted ? new ProviderFailure('slow') : error
  }
}

/** The rules for the lines, and what the model gets to read. */
function prepare(brief: WritingBrief, { facts, framework, round, language: wanted }: Options) {
  const { product, brand, idea, inspiration } = brief
  const spoken = lineLanguage.safeParse(wanted).data ?? null
  const language = spoken ?? readLineLanguage(facts.map(({ text }) => text)) ?? 'en'
  const check = createTextCheck(brand.neverMention, inspiration?.sourceTexts ?? [])
  const rules: LineRules = { facts, category: product.category, language, spoken, check }
  const input = {
    product: { name: product.name, category: product.category },
    brand,
    idea,
    facts: facts.map(toNamedFact),
    language: wanted ?? language,
    hook_type: inspiration?.hookType ?? null,
    framework,
    other_words_than_before: round,
  }
  return { rules, input }
}

/** A fact as a model reads it. A rating has its count of reviews. */
function toNamedFact({ id, kind, text, given, author }: Fact) {
  const said = kind === 'rating' ? text : given
  return { id, kind, text: author === '' ? said : `${said} (${author})` }
}

/** None for an angle without a headline or a call to action. */
function toAngle(
  all: readonly JudgedLine[],
  index: number,
  facts: readonly Fact[],
): Pick<WrittenAngle, 'words' | 'facts'>[] {
  const lines = all.filter(({ angle }) => angle === index)
  const words = imageWords.safeParse(Object.fromEntries(lines.map(({ place, text }) => [place, text]))).data
  if (words === undefined) {
    return []
  }
  const stood = lines.flatMap(({ place, facts: ids }) => {
    const fact = toLineFact(ids.flatMap((id) => facts.find((one) => one.id === id) ?? []))
    return fact === null || place === 'call_to_action' ? [] : [[place, fact] as const]
  })
  return [{ words, facts: Object.fromEntries(stood) }]
}

const MOST_NAMED = 3

/** Says which lines of the model were left out and why; null when all are used. */
function describeDropped(lines: readonly JudgedLine[]): string | null {
  const rejected = lines.flatMap(({ text, reason }) => (reason === null ? [] : [`“${text}”: ${reason}`]))
  if (rejected.length === 0) {
    return null
  }
  const more = rejected.length > MOST_NAMED ? ` And ${rejected.length - MOST_NAMED} more.` : ''
  return `Left out, because they broke a rule after two more requests: ${rejected.slice(0, MOST_NAMED).join(' ')}${more}`
}

/** Titles are shown beside the words, so they may not claim more; empty when one does. */
function toTitle(title: string, { check, facts, language }: LineRules): string {
  const plain = toPlain(title).slice(0, LONGEST_TITLE)
  const texts = facts.map(({ text }) => text)
  const isAllowed = check.isAllowed(plain, LONGEST_TITLE) && findUngroundedClaims(plain, texts, language).length === 0
  return isAllowed ? plain : ''
}
