import {
  imageWords,
  type ModelUse,
  type WordBinding,
  type WritingFramework,
  type WrittenAngle,
} from '@marquee/contract/image-words'
import { lineLanguage } from '@marquee/contract/line-checks'
import type { z } from 'zod'
import { ProviderFailure, type TextProvider } from '../../generation-providers/generation-providers.service.ts'
import { createTextCheck } from '../allowed-text.ts'
import { findUngroundedClaims } from '../claims/find-claims.ts'
import { detectLanguage } from '../line-checks/detect-language.ts'
import type { WritingBrief } from '../writing-brief.ts'
import { judgeLine, type LineRules } from './judge-line.ts'
import { listFacts, type NumberedFact } from './list-facts.ts'
import { AGAIN, INSTRUCTIONS, type ModelAngle, type ModelLine, modelAngles, modelLines } from './model-answer.ts'

interface Options {
  framework: WritingFramework | null
  round: number
  /** A code of BCP 47; default: the language of the facts, else English. */
  language?: string
  /** The limit of all requests together, in milliseconds. */
  timeoutMs?: number
}

interface JudgedLine extends ModelLine {
  angle: number
  reason: string | null
}

const TIMEOUT_MS = 60_000
const MOST_REPEATS = 2
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
): Promise<{ angles: WrittenAngle[]; use: ModelUse }> {
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
    const lines = await mend(first.angles, { ask, rules, input, alwaysInclude: brief.brand.alwaysInclude })
    const angles = first.angles.flatMap(({ framework, title }, index) =>
      toAngle(lines, index, rules.facts).map((angle) => ({
        ...angle,
        key: `model-${options.round}-${index}`,
        framework,
        title: toTitle(title, rules),
      })),
    )
    if (angles.length === 0) {
      throw new ProviderFailure('answer')
    }
    return { angles, use }
  } catch (error) {
    throw signal.aborted ? new ProviderFailure('slow') : error
  }
}

type Ask = <S extends z.ZodType>(request: {
  name: string
  schema: S
  instructions: string
  input: unknown
}) => Promise<z.output<S>>

/** The rules for the lines, and what the model gets to read. */
function prepare(brief: WritingBrief, { framework, round, language: wanted }: Options) {
  const { product, brand, idea, inspiration } = brief
  const facts = listFacts(brief)
  const language = lineLanguage.safeParse(wanted).data ?? detectLanguage(facts.map(({ text }) => text)) ?? 'en'
  const check = createTextCheck(brand.neverMention, inspiration?.sourceTexts ?? [])
  const rules: LineRules = { facts, category: product.category, language, check }
  const input = {
    product: { name: product.name, category: product.category },
    brand,
    idea,
    facts,
    language: wanted ?? language,
    hook_type: inspiration?.hookType ?? null,
    framework,
    other_words_than_before: round,
  }
  return { rules, input }
}

interface Mending {
  ask: Ask
  rules: LineRules
  input: object
  alwaysInclude: readonly string[]
}

/** Judges the lines of all angles, and asks for others in place of the rejected ones until none is or the limit is reached. */
async function mend(
  angles: readonly ModelAngle[],
  { ask, rules, input, alwaysInclude }: Mending,
): Promise<JudgedLine[]> {
  const judge = (line: ModelLine, angle: number): JudgedLine => {
    const plain = { ...line, text: toPlain(line.text) }
    return { ...plain, angle, reason: judgeLine(plain, rules) }
  }
  const judged = angles.flatMap((angle, index) => angle.lines.map((line) => judge(line, index)))
  let lines = rejectIncomplete(judged, alwaysInclude)
  for (let repeat = 0; repeat < MOST_REPEATS && lines.some(isRejected); repeat += 1) {
    const rejected = lines.filter(isRejected)
    const request = { name: 'image_word_lines', schema: modelLines, instructions: AGAIN }
    const answer = await ask({ ...request, input: { ...input, rejected } })
    const others = answer.lines.filter((line) => hasPlace(rejected, line)).map((line) => judge(line, line.angle))
    const kept = lines.filter((line) => !isRejected(line) || !hasPlace(others, line))
    lines = rejectIncomplete([...kept, ...others], alwaysInclude)
  }
  return lines.filter((line) => !isRejected(line))
}

const isRejected = ({ reason }: JudgedLine): boolean => reason !== null

type LinePlace = Pick<JudgedLine, 'angle' | 'place'>

function hasPlace(lines: readonly LinePlace[], { angle, place }: LinePlace): boolean {
  return lines.some((line) => line.angle === angle && line.place === place)
}

/** None for an angle without a headline or a call to action. */
function toAngle(
  all: readonly JudgedLine[],
  index: number,
  facts: readonly NumberedFact[],
): Pick<WrittenAngle, 'words' | 'facts'>[] {
  const lines = all.filter(({ angle }) => angle === index)
  const words = imageWords.safeParse(Object.fromEntries(lines.map(({ place, text }) => [place, text]))).data
  if (words === undefined) {
    return []
  }
  const stood = lines.flatMap(({ place, fact }): [WordBinding, { kind: NumberedFact['kind']; text: string }][] => {
    const found = facts.find(({ id }) => id === fact)
    return found === undefined || place === 'call_to_action' ? [] : [[place, { kind: found.kind, text: found.text }]]
  })
  return [{ words, facts: Object.fromEntries(stood) }]
}

/** Titles are shown beside the words, so they may not claim more; empty when one does. */
function toTitle(title: string, { check, facts, language }: LineRules): string {
  const plain = toPlain(title).slice(0, LONGEST_TITLE)
  const texts = facts.map(({ text }) => text)
  const isAllowed = check.isAllowed(plain, LONGEST_TITLE) && findUngroundedClaims(plain, texts, language).length === 0
  return isAllowed ? plain : ''
}

/** The line of an angle that has room for what must always be included. */
const ROOMIEST: readonly WordBinding[] = ['body', 'subline', 'headline']

/** Rejects the roomiest line of each angle that leaves out what must always be included. */
function rejectIncomplete(lines: readonly JudgedLine[], alwaysInclude: readonly string[]): JudgedLine[] {
  const incomplete = new Map(
    [...new Set(lines.map(({ angle }) => angle))].flatMap((angle) => {
      const ofAngle = lines.filter((line) => line.angle === angle && line.reason === null)
      const missing = findMissing(ofAngle, alwaysInclude)
      const place = ROOMIEST.find((one) => ofAngle.some((line) => line.place === one))
      return missing === undefined || place === undefined ? [] : [[`${angle} ${place}`, missing] as const]
    }),
  )
  return lines.map((line) => {
    const missing = incomplete.get(`${line.angle} ${line.place}`)
    return missing === undefined || line.reason !== null
      ? line
      : { ...line, reason: `The angle must say “${missing}”.` }
  })
}

function findMissing(lines: readonly JudgedLine[], alwaysInclude: readonly string[]): string | undefined {
  const said = lines.map(({ text }) => text.toLowerCase()).join('\n')
  return alwaysInclude.find((phrase) => !said.includes(phrase.trim().toLowerCase()))
}

/** A model's text is data: no markup, no addresses, no control characters. */
function toPlain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/https?:\/\/\S+/gu, '')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
