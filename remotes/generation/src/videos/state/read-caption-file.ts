import { spreadWords } from '@marquee/creative/caption-words'
import type { VideoProject } from '@marquee/creative/video-project'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import { parseText } from 'media-captions'
import { findFaultyTimes } from './find-faulty-times.ts'

type UploadedCaptions = NonNullable<VideoProject['captions']['uploaded']>
type UploadedCue = UploadedCaptions['cues'][number]

/** A file in captions, with what is left out of it as a sentence; or why it cannot be used. */
export type ReadCaptions = { uploaded: UploadedCaptions; note: string | null } | { fault: string }

const MAX_BYTES = 1024 * 1024
const MOST_CUES = 500
const MOST_WORDS = 100
const LONGEST_WORD = 80
const LONGEST_NAME = 200
/** What WebVTT escapes. */
const SIGNS = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' } as const
/** The times of words within a WebVTT caption, as karaoke has them. */
const WORD_TIME = /<((?:\d+:)?\d{2}:\d{2}\.\d{3})>/

/**
 * Reads captions of a VTT, SRT or ASS file. What it says is text: its tags and styles are left out.
 * @param frames the length of the video, behind which captions are left out
 */
export async function readCaptionFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
  frames: number,
): Promise<ReadCaptions> {
  if (file.size > MAX_BYTES) {
    return { fault: 'This file is larger than 1 MB. Caption files are much smaller: choose a VTT, SRT or ASS file.' }
  }
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  const type = findType(text)
  if (type === null) {
    return { fault: 'This is no caption file. Choose a VTT, SRT or ASS file.' }
  }
  const faulty = findFaultyTimes(text, type)
  if (faulty !== null) {
    return { fault: faulty }
  }
  const { cues } = await parseText(text, { type })
  const read = cues.flatMap(toCue).toSorted((a, b) => a.from - b.from)
  const shown = endBeforeNext(read.filter(({ from }) => from < frames)).slice(0, MOST_CUES)
  if (shown.length === 0) {
    return {
      fault:
        read.length === 0 ? 'The file holds no captions.' : 'All captions of the file come after the end of the video.',
    }
  }
  const left = read.length - shown.length
  const note = left === 0 ? null : `Left out, because the video ends before: ${left} of ${read.length} captions.`
  return { uploaded: { name: file.name.slice(0, LONGEST_NAME), cues: shown }, note }
}

/** Captions are UTF-8 or UTF-16; older programs write them in the letters of Windows. */
function decode(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isUtf16) {
    return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The format by the content, because names are often wrong. */
function findType(text: string): 'vtt' | 'srt' | 'ass' | null {
  if (/^\uFEFF?WEBVTT/.test(text)) {
    return 'vtt'
  }
  if (/^\s*\[(?:Script Info|Events|V4\+? Styles)\]/im.test(text)) {
    return 'ass'
  }
  return /\d\s*-->\s*\d/.test(text) ? 'srt' : null
}

function toCue({ startTime, endTime, text }: { startTime: number; endTime: number; text: string }): UploadedCue[] {
  const [from, to] = [toFrame(startTime), Math.max(toFrame(startTime) + 1, toFrame(endTime))]
  const parts = text.split(WORD_TIME)
  // Texts and times alternate, and the first text has the time of its caption.
  const timed = parts.flatMap((part, index) => {
    const starts = index === 0 ? from : toFrame(readClock(parts[index - 1] ?? ''))
    const ends = parts[index + 1] === undefined ? to : toFrame(readClock(parts[index + 1] ?? ''))
    return index % 2 === 0 ? [{ words: splitWords(part), starts, ends: Math.max(starts + 1, ends) }] : []
  })
  const words = timed.flatMap(({ words: said, starts, ends }) => spreadWords(said, starts, ends)).slice(0, MOST_WORDS)
  return words.length === 0 ? [] : [{ from, to, words }]
}

function toFrame(seconds: number): number {
  return Math.max(0, Math.round(seconds * FRAMES_PER_SECOND))
}

/** The seconds of `01:02:03.456` or `02:03.456`. */
function readClock(clock: string): number {
  return clock.split(':').reduce((total, part) => total * 60 + Number(part), 0)
}

/** The words of a text without tags, with the signs that were escaped. */
function splitWords(text: string): string[] {
  return text
    .replaceAll(/<[^>]*>|\{[^}]*\}/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: keyof typeof SIGNS) => SIGNS[name])
    .split(/[\s\p{Cc}]+/u)
    .map((word) => word.slice(0, LONGEST_WORD))
    .filter((word) => word !== '')
}

/** One caption is shown at a time: one that is still there when the next begins ends with it. */
function endBeforeNext(cues: readonly UploadedCue[]): UploadedCue[] {
  return cues.flatMap((cue, index) => {
    const end = Math.min(cue.to, cues[index + 1]?.from ?? cue.to)
    const words = cue.words.filter(({ from }) => from < end).map((word) => ({ ...word, to: Math.min(word.to, end) }))
    return words.length === 0 ? [] : [{ ...cue, to: end, words }]
  })
}
