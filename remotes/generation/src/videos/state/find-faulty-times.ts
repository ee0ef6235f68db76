/** A line with the times of a caption, also one whose arrow is too short or too long. */
const TIMES = /^\s*(\d[\d:.,]*)\s*-{1,3}>\s*([\d:.,]*)/
const CLOCKS = { vtt: /^(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}$/, srt: /^(?:\d{1,2}:)?\d{2}:\d{2}(?:[,.]\d{1,3})?$/ } as const
const ASS_TIMES = /^Dialogue:\s*[^,]*,\s*([^,]*),\s*([^,]*),/i
const ASS_CLOCK = /^\d+:\d{2}:\d{2}(?:[.:]\d{1,3})?$/
const EXAMPLES = { vtt: '00:01.500 --> 00:03.000', srt: '00:00:01,500 --> 00:00:03,000', ass: '0:00:01.50,0:00:03.00' }

/**
 * Finds the first line of a caption file whose times cannot be read: parsers pass over its caption in silence.
 * @returns what is wrong with it, as a sentence with the number of the line; null when all times are right
 */
export function findFaultyTimes(text: string, type: 'vtt' | 'srt' | 'ass'): string | null {
  const lines = text.split(/\r\n|\r|\n/)
  for (const [index, line] of lines.entries()) {
    const fault = judgeLine(line, type)
    if (fault !== null) {
      return `Line ${index + 1}: ${fault}`
    }
  }
  return null
}

function judgeLine(line: string, type: 'vtt' | 'srt' | 'ass'): string | null {
  const [, start, end] = (type === 'ass' ? ASS_TIMES : TIMES).exec(line) ?? []
  if (start === undefined || end === undefined) {
    return null
  }
  const clock = type === 'ass' ? ASS_CLOCK : CLOCKS[type]
  const areTimes = [start, end].every((time) => clock.test(time.trim()))
  if (!areTimes || !hasArrow(line, type)) {
    return `the times cannot be read. Write them as ${EXAMPLES[type]}.`
  }
  return readSeconds(end) <= readSeconds(start) ? 'the caption ends before it starts.' : null
}

function hasArrow(line: string, type: 'vtt' | 'srt' | 'ass'): boolean {
  return type === 'ass' || /\d\s*-->\s*\d/.test(line)
}

function readSeconds(clock: string): number {
  return clock
    .trim()
    .replace(',', '.')
    .split(':')
    .reduce((total, part) => total * 60 + Number(part), 0)
}
