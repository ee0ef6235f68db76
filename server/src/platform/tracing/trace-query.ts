import { createBoundedMap } from '../bounded-map.ts'
import { runningSpan, type SpanStart } from './tracing.ts'

/** A longer statement is cut in its span. */
const MOST_CHARACTERS = 1000
/** The server sends about as many different statements. */
const MOST_STATEMENTS = 2000

const QUOTED = /'(?:[^']|'')*'/g

const described = createBoundedMap<SpanStart>(MOST_STATEMENTS)

/**
 * Notes a statement that has just ended in the running span. Its text has no values: parameters have numbers, and quoted words are left
 * out.
 * @param ms how long it took
 */
export function traceQuery(text: string, ms: number, outcome: 'done' | 'failed'): void {
  const span = runningSpan()
  if (span === undefined) {
    return
  }
  const start = described.get(text) ?? describe(text)
  span.startChild({ ...start, startedAt: Date.now() - ms }).end(outcome)
}

function describe(text: string): SpanStart {
  const query = text.replaceAll(QUOTED, '?').replaceAll(/\s+/g, ' ').trim()
  const name = /^\w+/.exec(query)?.[0].toLowerCase() ?? 'query'
  const facts = { 'db.system.name': 'postgresql', 'db.query.text': query.slice(0, MOST_CHARACTERS) }
  const start: SpanStart = { name, kind: 'client', facts }
  described.set(text, start)
  return start
}
