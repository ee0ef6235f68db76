import type { TimedPart } from './plain-line.ts'

/** A caption without tags. */
export interface PlainCaption {
  /** Seconds. */
  start: number
  end: number
  lines: TimedPart[][]
}

/** Captions that follow each other within this time are shown without a pause, in seconds. */
const NO_PAUSE = 0.1
/** Captions that begin within this time are shown together: the first alone could not be read. In seconds. */
const TOGETHER = 1 / 3

/**
 * Makes captions in the order of their starts ones that can be shown one after the other: lines that roll up are shown once, and what two
 * speakers say at the same time is one caption.
 */
export function mergeCaptions(captions: readonly PlainCaption[]): PlainCaption[] {
  return joinSimultaneous(dropRepeatedLines(captions))
}

/**
 * Rolling captions, as YouTube and broadcasts write them, repeat the lines that stay on the screen. A repeated line of other files is a
 * refrain, and stays.
 */
function dropRepeatedLines(captions: readonly PlainCaption[]): PlainCaption[] {
  const followed = captions.filter((caption, index) => isNext(captions[index - 1], caption))
  const repeated = captions.map((caption, index) => countRepeated(captions[index - 1], caption))
  const isRolling = repeated.filter((count) => count > 0).length * 2 >= followed.length
  const kept: PlainCaption[] = []
  captions.forEach((caption, index) => {
    const count = repeated[index] ?? 0
    const last = kept.at(-1)
    if (count === caption.lines.length && last !== undefined) {
      last.end = Math.max(last.end, caption.end)
    } else {
      kept.push({ ...caption, lines: isRolling ? caption.lines.slice(count) : caption.lines })
    }
  })
  return kept
}

function isNext(before: PlainCaption | undefined, { start }: PlainCaption): before is PlainCaption {
  return before !== undefined && start <= before.end + NO_PAUSE
}

/** The number of first lines that are the last ones of the caption before. */
function countRepeated(before: PlainCaption | undefined, caption: PlainCaption): number {
  if (!isNext(before, caption)) {
    return 0
  }
  const [shown, next] = [before, caption].map(({ lines }) => lines.map(toKey))
  const counts = (next ?? []).map((_, index) => index + 1)
  return counts.findLast((count) => shown?.slice(-count).join('\n') === next?.slice(0, count).join('\n')) ?? 0
}

function joinSimultaneous(captions: readonly PlainCaption[]): PlainCaption[] {
  const joined: PlainCaption[] = []
  for (const caption of captions) {
    const last = joined.at(-1)
    if (last !== undefined && caption.start < last.end && caption.start - last.start < TOGETHER) {
      const shown = new Set(last.lines.map(toKey))
      last.lines = [...last.lines, ...caption.lines.filter((line) => !shown.has(toKey(line)))]
      last.end = Math.max(last.end, caption.end)
    } else {
      joined.push({ ...caption })
    }
  }
  return joined
}

function toKey(line: readonly TimedPart[]): string {
  return line
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
