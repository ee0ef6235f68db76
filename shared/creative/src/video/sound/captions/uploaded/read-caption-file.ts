import type { VideoProject } from '../../../video-project.ts'
import { decodeCaptions, type DecodedCaptions } from './decode-captions.ts'
import { mergeCaptions, type PlainCaption } from './merge-captions.ts'
import { toTimedParts } from './plain-line.ts'
import { type LeftOut, type RawCaptions, type RawCue, UNREADABLE } from './raw-cue.ts'
import { readAss } from './read-ass.ts'
import { isTimingLine, readBlocks } from './read-blocks.ts'
import { toCues } from './to-cues.ts'

type UploadedCaptions = NonNullable<VideoProject['captions']['uploaded']>

/** The letters of a file that is not Unicode: how it is read, and each way in which it could be. */
export interface CaptionLetters {
  /** Null while the user has to choose. */
  encoding: string | null
  choices: { encoding: string; name: string; sample: string }[]
}

/** A file in captions, with what is left out of it as sentences; a question about its letters; or why it cannot be used. */
export type ReadCaptions =
  | { uploaded: UploadedCaptions; note: string | null; letters: CaptionLetters | null }
  | { letters: CaptionLetters }
  | { fault: string }

const MAX_BYTES = 1024 * 1024
const MOST_CUES = 500
const LONGEST_NAME = 200
const MOST_NAMED = 3
const MOST_CHOICES = 5
const SAMPLE_LINES = 3
const LONGEST_SAMPLE = 60
const NO_CAPTIONS = 'This is no caption file. Choose a VTT, SRT, SBV or ASS file.'
type Format = 'vtt' | 'srt' | 'ass'
const EXAMPLES: Readonly<Record<Format, string>> = {
  vtt: '00:01.500 --> 00:03.000',
  srt: '00:00:01,500 --> 00:00:03,000',
  ass: '0:00:01.50,0:00:03.00',
}

/**
 * Reads captions of a WebVTT, SubRip, SBV or ASS file. Each line with times becomes a cue, or is named with the reason.
 * @param frames the length of the video, behind which captions are left out
 * @param encoding the label that the user chose for a file that is not Unicode
 */
export async function readCaptionFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
  frames: number,
  encoding: string | null = null,
): Promise<ReadCaptions> {
  if (file.size > MAX_BYTES) {
    return {
      fault: 'This file is larger than 1 MB. Caption files are much smaller: choose a VTT, SRT, SBV or ASS file.',
    }
  }
  const decoded = decodeCaptions(new Uint8Array(await file.arrayBuffer()), encoding)
  const letters = toLetters(decoded)
  // Times are ASCII in each of the encodings.
  const lines = splitLines(decoded.text ?? decoded.guesses[0]?.text ?? '')
  const format = findFormat(lines)
  if (format === null) {
    return { fault: NO_CAPTIONS }
  }
  if (letters?.encoding === null) {
    return { letters }
  }
  const read = readLines(lines, format, frames)
  const name = file.name.slice(0, LONGEST_NAME)
  return 'fault' in read ? read : { uploaded: { name, cues: read.cues }, note: read.note, letters }
}

function readLines(
  lines: readonly string[],
  format: Format,
  frames: number,
): { cues: UploadedCaptions['cues']; note: string | null } | { fault: string } {
  const { cues: raw, leftOut } = format === 'ass' ? readAss(lines) : readBlocks(lines, format === 'vtt')
  const { captions, leftOut: faulty } = toCaptions(raw)
  const named = [...leftOut, ...faulty].toSorted((one, other) => one.line - other.line)
  const read = toCues(mergeCaptions(captions), frames)
  const inTime = read.filter(({ from }) => from < frames)
  return inTime.length === 0
    ? { fault: describeNothing(named, read.length, EXAMPLES[format]) }
    : {
        cues: inTime.slice(0, MOST_CUES).map((cue) => ({ ...cue, words: [...cue.words] })),
        note: describeLeftOut(named, { read: read.length, inTime: inTime.length }),
      }
}

/** Some programs end a line with two carriage returns. */
function splitLines(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r*\n|\r/)
}

/** The format by the content, because names are often wrong. */
function findFormat(lines: readonly string[]): Format | null {
  if (/^WEBVTT(?:\s|$)/.test(lines.find((line) => line.trim() !== '') ?? '')) {
    return 'vtt'
  }
  if (lines.some((line) => /^\s*(?:\[(?:Script Info|Events|V4\+? Styles)\]|Dialogue\s*:.*\d:\d)/i.test(line))) {
    return 'ass'
  }
  return lines.some((line) => isTimingLine(line) || /\d:\d.*-->/.test(line)) ? 'srt' : null
}

function toCaptions(raw: readonly RawCue[]): { captions: PlainCaption[] } & Pick<RawCaptions, 'leftOut'> {
  const leftOut: LeftOut[] = []
  const captions = raw.flatMap(({ line, start, end, text }) => {
    const lines = text.map(toTimedParts).filter((parts) => parts.some((part) => part.text.trim() !== ''))
    const reason = lines.length === 0 ? null : findReason(start, end)
    if (reason !== null) {
      leftOut.push({ line, reason })
    }
    return reason === null && lines.length > 0 ? [{ start: Math.max(0, start), end, lines }] : []
  })
  return { captions: captions.toSorted((one, other) => one.start - other.start), leftOut }
}

function findReason(start: number, end: number): string | null {
  if (end < start) {
    return 'the caption ends before it starts'
  }
  if (end === start) {
    return 'the caption lasts no time'
  }
  return end <= 0 ? 'the caption ends before the video starts' : null
}

function describeNothing([first]: readonly LeftOut[], read: number, example: string): string {
  if (read > 0) {
    return 'All captions of the file come after the end of the video.'
  }
  if (first === undefined) {
    return 'The file holds no captions.'
  }
  return `Line ${first.line}: ${first.reason}.${first.reason === UNREADABLE ? ` Write them as ${example}.` : ''}`
}

function describeLeftOut(named: readonly LeftOut[], { read, inTime }: { read: number; inTime: number }): string | null {
  const lines = named.slice(0, MOST_NAMED).map(({ line, reason }) => `line ${line} (${reason})`)
  const more = named.length > MOST_NAMED ? ` and ${named.length - MOST_NAMED} more` : ''
  const notes = [
    ...(lines.length === 0 ? [] : [`Left out: ${lines.join(', ')}${more}.`]),
    ...(inTime === read ? [] : [`Left out, because the video ends before: ${read - inTime} of ${read} captions.`]),
    ...(inTime <= MOST_CUES
      ? []
      : [`Left out, because a video has at most ${MOST_CUES}: ${inTime - MOST_CUES} captions.`]),
  ]
  return notes.length === 0 ? null : notes.join(' ')
}

/** @returns null for Unicode, which leaves nothing to choose */
function toLetters({ encoding, guesses }: Pick<DecodedCaptions, 'encoding' | 'guesses'>): CaptionLetters | null {
  const choices = guesses.slice(0, MOST_CHOICES).map(({ encoding: label, name, text }) => {
    const lines = splitLines(text).filter((line) => /[^\0-\u007F]/u.test(line))
    const sample = lines.slice(0, SAMPLE_LINES).map((line) => line.trim().slice(0, LONGEST_SAMPLE))
    return { encoding: label, name, sample: sample.join(' / ') }
  })
  return choices.length === 0 ? null : { encoding, choices }
}
