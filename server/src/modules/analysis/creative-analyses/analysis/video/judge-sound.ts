import type { Finding, VideoFacts } from '@marquee/contract/creative-analyses'
import { SOURCES } from './video-rules.ts'
import { formatSeconds, toVideoFinding } from './video-finding.ts'

/** Platforms turn louder sound down to about −14 LUFS, and leave quieter sound unchanged. */
const LOUDEST = -11
const QUIETEST = -18
const MAX_PEAK = -1
const LONG_SILENCE_S = 1

/** Judges the loudness of the sound, its distortion, and its silent parts. */
export function judgeSound(sound: VideoFacts['sound']): Finding[] {
  if (sound === null || sound.integrated_lufs === null) {
    return [
      toVideoFinding('sound', 'advice', {
        title: 'There is no sound',
        value: sound === null ? 'No sound track' : 'Silence only',
        rule: 'TikTok and Reels are watched with sound: music or a voice holds people longer.',
        source: SOURCES.tiktok,
      }),
    ]
  }
  return [judgeLoudness(sound.integrated_lufs), ...judgePeak(sound.true_peak_db), ...judgeSilence(sound.silences)]
}

function judgeLoudness(lufs: number): Finding {
  const isFine = lufs <= LOUDEST && lufs >= QUIETEST
  return toVideoFinding('loudness', isFine ? 'good' : 'advice', {
    title: getLoudnessTitle(lufs),
    value: `${lufs.toFixed(1)} LUFS`,
    rule: `Between ${QUIETEST} and ${LOUDEST} LUFS: platforms play at about −14. Broadcast asks for −23.`,
    source: SOURCES.loudness,
  })
}

function getLoudnessTitle(lufs: number): string {
  if (lufs > LOUDEST) {
    return 'It is louder than platforms play'
  }
  return lufs < QUIETEST ? 'It is quiet' : 'The loudness fits'
}

function judgePeak(peak: number | null): Finding[] {
  return peak === null
    ? []
    : [
        toVideoFinding('true-peak', peak <= MAX_PEAK ? 'good' : 'advice', {
          title: peak <= MAX_PEAK ? 'The peaks leave room' : 'The peaks may be distorted',
          value: `${peak.toFixed(1)} dBTP`,
          rule: `True peaks stay below ${MAX_PEAK} dBTP, because platforms encode the sound anew.`,
          source: SOURCES.loudness,
        }),
      ]
}

function judgeSilence(silences: readonly { start_s: number; end_s: number }[]): Finding[] {
  const long = silences.filter(({ start_s, end_s }) => end_s - start_s >= LONG_SILENCE_S)
  return long.length === 0
    ? []
    : [
        toVideoFinding('silence', 'advice', {
          title: long.length === 1 ? 'The sound stops for a while' : `The sound stops ${long.length} times`,
          value: formatSeconds(long.reduce((total, { start_s, end_s }) => total + end_s - start_s, 0)),
          rule: 'Quieter than −50 dB for one second or longer.',
          source: SOURCES.ours,
          spans: long,
        }),
      ]
}
