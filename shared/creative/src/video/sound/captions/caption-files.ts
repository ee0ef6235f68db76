import type { Cue, CueWord } from '../../cue.ts'
import { FRAMES_PER_SECOND } from '../../time.ts'
import { breakLines } from './cue-lines.ts'
import { getSpace, joinWords } from './split-words.ts'

interface WebVttOptions {
  /** The letters of a line. */
  letters: number
  /** Whether each word says when it is spoken, for players that mark it. */
  isKaraoke: boolean
}

/** Captions as WebVTT (W3C). With karaoke, each word but the first of a cue has its time within the text. */
export function toWebVtt(cues: readonly Cue[], { letters, isKaraoke }: WebVttOptions): string {
  const blocks = cues.map(({ from, to, words }) => {
    const first = words[0]
    const write = (word: CueWord) => {
      const time =
        isKaraoke && word !== first && word.from > from && word.from < to ? `<${toTime(word.from, '.')}>` : ''
      return time + escapeWebVtt(word.text)
    }
    const lines = breakLines(words, letters).map((line) =>
      line
        .map((word, index) => (index === 0 ? '' : getSpace(line[index - 1]?.text ?? '', word.text)) + write(word))
        .join(''),
    )
    return `${toTime(from, '.')} --> ${toTime(to, '.')}\n${lines.join('\n')}`
  })
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

/** Captions as SubRip, which has no times within a text. @param letters of a line */
export function toSrt(cues: readonly Cue[], letters: number): string {
  const blocks = cues.map(({ from, to, words }, index) => {
    const lines = breakLines(words, letters).map((line) => joinWords(line.map(({ text }) => text)))
    return `${index + 1}\n${toTime(from, ',')} --> ${toTime(to, ',')}\n${lines.join('\n')}\n`
  })
  return blocks.join('\n')
}

/** Hours, minutes, seconds and milliseconds of a frame. */
function toTime(frame: number, point: '.' | ','): string {
  const total = Math.round((frame * 1000) / FRAMES_PER_SECOND)
  const pad = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0')
  const clock = [total / 3_600_000, (total / 60_000) % 60, (total / 1000) % 60].map((value) => pad(value, 2)).join(':')
  return `${clock}${point}${pad(total % 1000, 3)}`
}

function escapeWebVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
