import { type RawCaptions, readClock, UNREADABLE } from './raw-cue.ts'

const USUAL_FORMAT = 'Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text'
/** Shapes are written as text between these tags. */
const DRAWING = /\{[^}]*\\p[1-9][^}]*\}.*?(?:\{[^}]*\\p0[^}]*\}|$)/g

/** Reads the dialogue of Advanced SubStation Alpha and of SSA. */
export function readAss(lines: readonly string[]): RawCaptions {
  const found: RawCaptions = { cues: [], leftOut: [] }
  let format = toNames(USUAL_FORMAT)
  let isEvents = false
  lines.forEach((line, index) => {
    isEvents = /^\s*\[/.test(line) ? /^\s*\[Events\]/i.test(line) : isEvents
    const [, key = '', value = ''] = /^\s*(Format|Dialogue)\s*:(.*)$/i.exec(line) ?? []
    if (key.toLowerCase() === 'format' && isEvents) {
      format = toNames(value)
    } else if (key.toLowerCase() === 'dialogue') {
      const cells = value.split(',')
      const readCell = (name: string) => readClock(cells[format.indexOf(name)] ?? '')
      const [start, end] = [readCell('start'), readCell('end')]
      // The text is the last column and may hold commas.
      const text = cells.slice(format.length - 1).join(',')
      if (start === null || end === null) {
        found.leftOut.push({ line: index + 1, reason: UNREADABLE })
      } else {
        found.cues.push({ line: index + 1, start, end, text: toLines(text) })
      }
    }
  })
  return found
}

function toNames(format: string): string[] {
  return format.split(',').map((name) => name.trim().toLowerCase())
}

/** What stands in braces is a style or a remark, and neither is shown. */
function toLines(text: string): string[] {
  return text
    .replaceAll(DRAWING, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(String.raw`\h`, ' ')
    .split(/\\[Nn]/)
    .filter((line) => line.trim() !== '')
}
