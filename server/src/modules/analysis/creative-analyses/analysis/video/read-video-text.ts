import type { TextLine, TimeSpan } from '@marquee/contract/creative-analyses'
import { toTextLine } from '../analyse-image.ts'
import { readPixels } from '../pixels.ts'
import { readCaptions } from '../read-text.ts'
import type { Sample } from './decode-frames.ts'
import { getDifference } from './frame-differences.ts'
import type { SmallFrame } from './small-frames.ts'

/** A line of text with the time span in which it is visible. */
export interface TimedLine extends TextLine, TimeSpan {}

/** The text that was read on a sample; samples that look the same share one reading. */
export interface ReadSample {
  time: number
  lines: TextLine[]
}

/** The maximum number of frames that are read, spread over the different ones, because text recognition takes the most time. */
const MAX_READ = 20
/** The largest difference of frames that count as the same. It is small, because new words change only a small part of a frame. */
const SAME_FRAME = 1.2

/** Reads the text of the samples. @param small frames, to find samples that look the same */
export async function readVideoText(
  samples: readonly Sample[],
  small: readonly SmallFrame[],
  onProgress: (share: number) => void,
): Promise<ReadSample[]> {
  const looks = samples.map(({ time }) => findNearest(small, time))
  const different = samples.flatMap((_, index) => (isNew(looks, index) ? [index] : []))
  const step = Math.max(1, different.length / MAX_READ)
  const chosen = [
    ...new Set(Array.from({ length: Math.min(MAX_READ, different.length) }, (_, n) => Math.floor(n * step))),
  ].flatMap((place) => different[place] ?? [])
  const read = new Map<number, TextLine[]>()
  for (const index of chosen) {
    const image = samples[index]?.image
    if (image !== undefined) {
      const pixels = await readPixels(image)
      read.set(
        index,
        (await readCaptions(image)).map((line) => toTextLine(line, pixels)),
      )
    }
    onProgress(read.size / chosen.length)
  }
  return samples.map(({ time }, index) => ({ time, lines: read.get(findMostAlike(looks, chosen, index)) ?? [] }))
}

function isNew(looks: readonly (SmallFrame | undefined)[], index: number): boolean {
  const [before, look] = [looks[index - 1], looks[index]]
  return before === undefined || look === undefined || getDifference(before, look) > SAME_FRAME
}

/** The read sample that looks most like this one; among equal samples the nearest in time. */
function findMostAlike(looks: readonly (SmallFrame | undefined)[], chosen: readonly number[], index: number): number {
  const look = looks[index]
  const distance = (other: number) => {
    const seen = looks[other]
    return look === undefined || seen === undefined
      ? Number.POSITIVE_INFINITY
      : Math.round(getDifference(look, seen)) * 1000 + Math.abs(other - index)
  }
  return chosen.toSorted((a, b) => distance(a) - distance(b))[0] ?? -1
}

function findNearest(small: readonly SmallFrame[], time: number): SmallFrame | undefined {
  return small.find((frame) => frame.time >= time - 0.001) ?? small.at(-1)
}

/** Joins the lines of consecutive samples into lines with a start and an end. */
export function joinTimedLines(read: readonly ReadSample[], duration: number): TimedLine[] {
  const lines: TimedLine[] = []
  for (const [index, { time, lines: seen }] of read.entries()) {
    const end = read[index + 1]?.time ?? duration
    for (const line of seen) {
      const open = lines.find((known) => known.end_s === time && isSameLine(known, line))
      if (open === undefined) {
        lines.push({ ...line, start_s: time, end_s: end })
      } else {
        open.end_s = end
      }
    }
  }
  return lines
}

function isSameLine(a: TextLine, b: TextLine): boolean {
  return normalize(a.text) === normalize(b.text)
}

function normalize(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
