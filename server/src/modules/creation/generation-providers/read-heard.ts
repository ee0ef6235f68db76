import { z } from 'zod'
import { readLanguageCode } from './read-language-code.ts'
import type { Heard, HeardWord } from './provider.ts'

const seconds = z.number().min(0).max(86_400)
/** The answer is validated, because an endpoint may not be fully compatible. */
export const verboseAnswer = z.object({
  language: z.string().max(100).nullish(),
  text: z.string().max(200_000),
  words: z.array(z.object({ word: z.string().max(1000), start: seconds, end: seconds })).nullish(),
  segments: z
    .array(
      z.object({
        text: z.string(),
        start: seconds,
        end: seconds,
        avg_logprob: z.number().nullish(),
        no_speech_prob: z.number().nullish(),
      }),
    )
    .nullish(),
})
export type VerboseAnswer = z.output<typeof verboseAnswer>

/** Whisper's own thresholds: a segment is no speech when it is probably none and the text in it is unlikely. */
const NO_SPEECH = 0.6
const UNLIKELY_LOGPROB = -1
const LONGEST_WORD = 80
/** A word is looked for in the text within this number of letters. */
const REACH = 60

/**
 * Reads the answer of `audio/transcriptions`: its words get the punctuation of its text, and what it heard in music or noise is left out.
 * @returns null for a text whose times are not known
 */
export function readHeard({ text, words, segments, language }: VerboseAnswer): Heard | null {
  const noises = (segments ?? []).filter(
    ({ no_speech_prob, avg_logprob }) => (no_speech_prob ?? 0) > NO_SPEECH && (avg_logprob ?? 0) < UNLIKELY_LOGPROB,
  )
  const timed = words?.length ? punctuate(words.map(toWord), text) : (segments ?? []).flatMap(spreadSegment)
  if (timed.length === 0 && text.trim() !== '' && noises.length === 0) {
    return null
  }
  const isSaid = ({ start, end }: HeardWord) =>
    noises.every((noise) => (start + end) / 2 < noise.start || (start + end) / 2 > noise.end)
  const said = timed.map(cleanWord).filter((word) => word.text !== '' && isSaid(word))
  return { words: said.toSorted((a, b) => a.start - b.start), language: readLanguageCode(language ?? '') }
}

function toWord({ word, start, end }: NonNullable<VerboseAnswer['words']>[number]): HeardWord {
  return { text: word.trim(), start, end }
}

/** Whisper gives its words without punctuation, which stands in the text alone. */
function punctuate(words: readonly HeardWord[], text: string): HeardWord[] {
  const lower = toComparable(text)
  let cursor = 0
  return words.map((word) => {
    const wanted = toComparable(word.text)
    const place = wanted === '' ? -1 : lower.indexOf(wanted, cursor)
    if (place < 0 || place - cursor > REACH) {
      return word
    }
    const before = /\S*$/u.exec(text.slice(cursor, place))?.[0] ?? ''
    const after = /^[^\p{L}\p{N}\s]*/u.exec(text.slice(place + wanted.length))?.[0] ?? ''
    cursor = place + wanted.length + after.length
    return { ...word, text: `${before}${text.slice(place, cursor)}` }
  })
}

/** Lower case of the same length, so that places are the same in both. */
function toComparable(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}

/** The words of a segment whose words have no times, each with a part of its time by the number of its letters. */
function spreadSegment({ text, start, end }: NonNullable<VerboseAnswer['segments']>[number]): HeardWord[] {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  const total = words.reduce((sum, word) => sum + word.length + 1, 0)
  let passed = 0
  return words.map((word) => {
    const from = start + ((end - start) * passed) / total
    passed += word.length + 1
    return { text: word, start: from, end: start + ((end - start) * passed) / total }
  })
}

/** What a provider says is data of others: without control characters, which the database refuses too, and of limited length. */
function cleanWord({ text, start, end }: HeardWord): HeardWord {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return { text: plain.slice(0, LONGEST_WORD).toWellFormed(), start, end: Math.max(start, end) }
}
