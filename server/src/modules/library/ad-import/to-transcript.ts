import type { NamedValue } from './column-names.ts'
import { parseLiteral } from './shapes/literals.ts'
import { withPlainNames } from './shapes/plain-names.ts'
import { firstOf, isObject, textOf } from './shapes/values.ts'

/**
 * The lines of a transcript with their times in seconds; CSV holds them as JSON. Words without times are not a transcript: they stay
 * in the raw data of the source.
 */
export function toTranscript(field: NamedValue | undefined): unknown {
  const lines = parseLiteral(field?.value)
  if (!Array.isArray(lines) || !lines.every(isObject)) {
    return undefined
  }
  const read = lines.map(toLine)
  return read.every(({ start_s }) => start_s !== undefined) ? read : undefined
}

function toLine(said: Record<string, unknown>) {
  const line = withPlainNames(said)
  return {
    start_s: line['start_s'] ?? line['start_time'] ?? line['start'],
    end_s: line['end_s'] ?? line['end_time'] ?? line['end'],
    text: textOf(firstOf(line['text'], line['sentence'], line['words'])),
  }
}
