import type { Finding } from '@marquee/contract/creative-analyses'
import { joinWords } from '@marquee/contract/transcript-lines'
import type { SaidWord } from '@marquee/contract/transcripts'
import { toVideoFinding } from './video-finding.ts'
import { SOURCES } from './video-rules.ts'

const OPENING_S = 3
/** Words a second. Speech at ease has 150 words a minute; listeners of ads follow about 190. */
const SLOWEST = 1.8
const QUICKEST = 3.2
/** A longer gap between two words is a pause, and no time of speech. */
const PAUSE_S = 1.5
/** With fewer words, a rate says nothing. */
const LEAST_WORDS = 8
const LONGEST_QUOTE = 120

/** Judges what a video says by its transcript: the words of the first three seconds, and how quickly it speaks. */
export function judgeSpeech(words: readonly SaidWord[]): Finding[] {
  return words.length === 0 ? [] : [judgeHook(words), ...judgeRate(words)]
}

function judgeHook(words: readonly SaidWord[]): Finding {
  const early = words.filter(({ start_s }) => start_s < OPENING_S)
  const [first, last] = [words[0]?.start_s ?? 0, early.at(-1)?.end_s ?? 0]
  const quote = joinWords(early)
  const isSaid = early.length > 0
  return toVideoFinding('spoken-hook', isSaid ? 'good' : 'advice', {
    title: isSaid ? 'It speaks within the first three seconds' : 'Nothing is said in the first three seconds',
    value: isSaid
      ? `“${quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE)}…` : quote}”`
      : `The first word comes at ${first.toFixed(1)} s`,
    rule: 'Who hears the ad decides within three seconds: its first words say why to stay.',
    source: SOURCES.meta,
    spans: isSaid ? [{ start_s: first, end_s: last }] : [{ start_s: 0, end_s: first }],
  })
}

function judgeRate(words: readonly SaidWord[]): Finding[] {
  if (words.length < LEAST_WORDS) {
    return []
  }
  const rate = words.length / measureSpeech(words)
  const isFine = rate >= SLOWEST && rate <= QUICKEST
  return [
    toVideoFinding('speaking-rate', isFine ? 'good' : 'advice', {
      title: getRateTitle(rate),
      value: `${rate.toFixed(1)} words a second, ${words.length} words`,
      rule: `Between ${SLOWEST} and ${QUICKEST} words a second while it speaks; pauses are not counted.`,
      source: SOURCES.ours,
    }),
  ]
}

/** The seconds in which something is said. */
function measureSpeech(words: readonly SaidWord[]): number {
  const seconds = words.reduce((sum, { start_s, end_s }, index) => {
    const next = words[index + 1]?.start_s ?? end_s
    return sum + (next - start_s > PAUSE_S ? end_s - start_s : next - start_s)
  }, 0)
  return Math.max(seconds, 0.1)
}

function getRateTitle(rate: number): string {
  if (rate > QUICKEST) {
    return 'It speaks quickly'
  }
  return rate < SLOWEST ? 'It speaks slowly' : 'It speaks at ease'
}
