import type { StoredAsset } from '@marquee/contract/assets'
import type { VoiceTake } from '@marquee/creative/video-sounds'
import { SAMPLES_PER_SECOND } from '@marquee/creative/video-time'
import type { TimedWord } from '../../../platform/voice/voice-orders.ts'

/** What is heard before the first word and after the last one, in seconds: the breath and the end of its sound. */
const LEAD_S = 0.08
const TAIL_S = 0.25
const LONGEST_WORD = 80
const MOST_WORDS = 400

interface Spoken extends Pick<VoiceTake, 'id' | 'scene_id' | 'maker' | 'voice' | 'text'> {
  asset: StoredAsset
  /** In seconds of the sound; none if they are not known. */
  words: readonly TimedWord[]
}

/** Makes a take of a sound: the silence before its first word and after its last one is not heard. */
export function buildTake({ asset, words, ...names }: Spoken): VoiceTake {
  const samples = Math.round((asset.duration_s ?? 0) * SAMPLES_PER_SECOND)
  const toSample = (seconds: number) => Math.min(samples, Math.max(0, Math.round(seconds * SAMPLES_PER_SECOND)))
  const [first, last] = [words[0], words.at(-1)]
  return {
    ...names,
    asset_id: asset.id,
    samples,
    offset: 0,
    from: first === undefined ? 0 : toSample(first.start - LEAD_S),
    to: last === undefined ? samples : toSample(last.end + TAIL_S),
    volume: 1,
    words: words.slice(0, MOST_WORDS).map(({ text, start, end }) => ({
      text: text.slice(0, LONGEST_WORD),
      start: toSample(start),
      end: toSample(end),
    })),
  }
}
