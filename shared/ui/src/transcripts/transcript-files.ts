import type { TranscriptLine } from '@marquee/contract/transcript-lines'

type TimedText = Pick<TranscriptLine, 'start_s' | 'end_s' | 'text'>

/** The formats in which a transcript is saved. */
export const transcriptFormats = ['vtt', 'srt', 'txt'] as const
export type TranscriptFormat = (typeof transcriptFormats)[number]

const WRITERS: Readonly<Record<TranscriptFormat, (lines: readonly TimedText[]) => string>> = {
  vtt: toWebVtt,
  srt: toSrt,
  txt: (lines) => lines.map(({ text }) => `${text}\n`).join(''),
}
const TYPES: Readonly<Record<TranscriptFormat, string>> = {
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  txt: 'text/plain',
}

/** A transcript as a file. */
export function toTranscriptFile(lines: readonly TimedText[], format: TranscriptFormat): Blob {
  return new Blob([WRITERS[format](lines)], { type: `${TYPES[format]};charset=utf-8` })
}

/** WebVTT (W3C): what is said is text, never a tag or the start of another cue. */
export function toWebVtt(lines: readonly TimedText[]): string {
  const cues = lines.map(({ start_s, end_s, text }) => {
    const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    return `${toClock(start_s, '.')} --> ${toClock(end_s, '.')}\n${safe}`
  })
  return `${['WEBVTT', ...cues].join('\n\n')}\n`
}

/** SubRip. It knows no escapes, so an arrow that is said would otherwise be read as times. */
export function toSrt(lines: readonly TimedText[]): string {
  return lines
    .map(({ start_s, end_s, text }, index) => {
      return `${index + 1}\n${toClock(start_s, ',')} --> ${toClock(end_s, ',')}\n${text.replaceAll('-->', '→')}\n`
    })
    .join('\n')
}

/** Hours, minutes, seconds and milliseconds. */
function toClock(seconds: number, point: '.' | ','): string {
  const total = Math.round(seconds * 1000)
  const pad = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0')
  const clock = [total / 3_600_000, (total / 60_000) % 60, (total / 1000) % 60].map((value) => pad(value, 2)).join(':')
  return `${clock}${point}${pad(total % 1000, 3)}`
}
