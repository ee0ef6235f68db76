import type { WordBinding } from '@marquee/contract/image-words'
import type { z } from 'zod'
import { bindUnits } from '../write-line.ts'
import { judgeLine, type LineRules } from './judge-line.ts'
import { type ModelAngle, type ModelLine, modelLines } from './model-answer.ts'
import { AGAIN } from './prompts.ts'

export interface JudgedLine extends ModelLine {
  angle: number
  reason: string | null
}

/** Asks the model for an answer in the form of a schema. */
export type Ask = <S extends z.ZodType>(request: {
  name: string
  schema: S
  instructions: string
  input: unknown
}) => Promise<z.output<S>>

const MOST_REPEATS = 2

interface Mending {
  ask: Ask
  rules: LineRules
  input: object
  alwaysInclude: readonly string[]
}

/**
 * Judges the lines of all angles, and asks for others in place of the rejected ones until none is or the limit is reached.
 * @returns every line; those that are dropped have the reason why
 */
export async function mendLines(
  angles: readonly ModelAngle[],
  { ask, rules, input, alwaysInclude }: Mending,
): Promise<JudgedLine[]> {
  const judge = (line: ModelLine, angle: number): JudgedLine => {
    const plain = { ...line, text: bindUnits(toPlain(line.text)) }
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
  return lines
}

const isRejected = ({ reason }: JudgedLine): boolean => reason !== null

type LinePlace = Pick<JudgedLine, 'angle' | 'place'>

function hasPlace(lines: readonly LinePlace[], { angle, place }: LinePlace): boolean {
  return lines.some((line) => line.angle === angle && line.place === place)
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
export function toPlain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/https?:\/\/\S+/gu, '')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
