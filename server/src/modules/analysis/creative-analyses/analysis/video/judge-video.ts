import type { Finding, TimeSpan, VideoFacts } from '@marquee/contract/creative-analyses'
import { judgeFile } from './judge-file.ts'
import { judgeSound } from './judge-sound.ts'
import { LENGTHS, SOURCES } from './video-rules.ts'
import { formatSeconds, type MeasuredVideo, toVideoFinding } from './video-finding.ts'

const OPENING_S = 3
const LONG_SHOT_S = 6
const MOVING = 1
const CAPTIONED = 0.5

/** Which of motion, text and a cut occur in the first three seconds. */
export function getOpening({ cuts, shots, texts }: Pick<VideoFacts, 'cuts' | 'shots' | 'texts'>) {
  const early = shots.filter(({ start_s }) => start_s < OPENING_S)
  return {
    hasMotion: early.some(({ motion }) => motion >= MOVING),
    hasText: texts.some(({ start_s }) => start_s < OPENING_S),
    hasCut: cuts.some((cut) => cut < OPENING_S),
  }
}

export function getCutsPerTenSeconds({ cuts, duration_s }: Pick<VideoFacts, 'cuts' | 'duration_s'>): number {
  return (cuts.length / Math.max(duration_s, 1)) * 10
}

export function judgeVideo(video: MeasuredVideo): Finding[] {
  return [
    judgeOpening(video),
    ...judgePacing(video),
    ...judgeCaptions(video),
    ...judgeSound(video.sound),
    ...judgeStills(video),
    ...judgeLengths(video.duration_s),
    ...judgeFile(video),
  ]
}

function judgeOpening(video: MeasuredVideo): Finding {
  const { hasMotion, hasText, hasCut } = getOpening(video)
  const found = [hasMotion && 'motion', hasText && 'text', hasCut && 'a cut'].filter((part) => part !== false)
  const isStrong = found.length >= 2
  return toVideoFinding('opening', isStrong ? 'good' : 'advice', {
    title: isStrong ? 'The first three seconds give a reason to stay' : 'Little happens in the first three seconds',
    value: found.length === 0 ? 'No motion, text or cut' : capitalize(found.join(', ')),
    rule: 'People decide within three seconds: motion, words on the screen or a cut stop the thumb. Two of the three are enough.',
    source: SOURCES.meta,
    spans: [{ start_s: 0, end_s: Math.min(OPENING_S, video.duration_s) }],
  })
}

function judgePacing({ cuts, shots, duration_s }: MeasuredVideo): Finding[] {
  const perTen = getCutsPerTenSeconds({ cuts, duration_s })
  const long = shots.filter(({ start_s, end_s }) => end_s - start_s > LONG_SHOT_S)
  const longest = Math.max(0, ...shots.map(({ start_s, end_s }) => end_s - start_s))
  const pace = toVideoFinding('pacing', 'fact', {
    title: cuts.length === 0 ? 'There is no cut' : `${cuts.length} ${cuts.length === 1 ? 'cut' : 'cuts'}`,
    value: `${perTen.toFixed(1)} in 10 seconds`,
    rule: 'A cut is a change of the whole image from one frame to the next; slow dissolves are not counted.',
    source: SOURCES.ours,
    spans: cuts.map((cut) => ({ start_s: cut, end_s: cut })),
  })
  const shared = {
    value: formatSeconds(longest),
    rule: `A shot of more than ${LONG_SHOT_S} seconds needs a reason: most ads change the image every two to four.`,
    source: SOURCES.ours,
  }
  const length =
    long.length === 0
      ? toVideoFinding('shot-length', 'good', { title: 'No shot drags on', ...shared })
      : toVideoFinding('shot-length', 'advice', {
          title: long.length === 1 ? 'One shot is long' : `${long.length} shots are long`,
          ...shared,
          spans: long,
        })
  return [pace, length]
}

function judgeCaptions({ captions, sound, texts }: MeasuredVideo): Finding[] {
  const { text_share, lower_third_share, has_track } = captions
  const isCaptioned = has_track || text_share >= CAPTIONED
  const percent = (share: number) => `${Math.round(share * 100)} %`
  const track = has_track ? ', and a subtitle track' : ''
  return [
    toVideoFinding('captions', isCaptioned || sound === null ? 'good' : 'advice', {
      title: isCaptioned ? 'It can be understood without sound' : 'Without sound much is lost',
      value: `Text on the screen ${percent(text_share)} of the time${track}`,
      rule: `Most people watch with the sound off: text is there at least half of the time. In the lower third: ${percent(lower_third_share)}.`,
      source: SOURCES.meta,
      spans: mergeSpans(texts),
    }),
  ]
}

function judgeStills({ black, frozen }: MeasuredVideo): Finding[] {
  const findings: Finding[] = []
  if (black.length > 0) {
    findings.push(
      toVideoFinding('black', 'problem', {
        title: black.length === 1 ? 'The screen is black for a moment' : `The screen is black ${black.length} times`,
        value: formatSeconds(sum(black)),
        rule: 'Black frames at the start or between shots look like a video that does not load.',
        source: SOURCES.ours,
        spans: black,
      }),
    )
  }
  if (frozen.length > 0) {
    findings.push(
      toVideoFinding('frozen', 'advice', {
        title: frozen.length === 1 ? 'The image stands still' : `The image stands still ${frozen.length} times`,
        value: formatSeconds(sum(frozen)),
        rule: 'Nothing moves for two seconds or longer: a slow zoom is enough to keep the eye.',
        source: SOURCES.ours,
        spans: frozen,
      }),
    )
  }
  return findings.length > 0
    ? findings
    : [
        toVideoFinding('stills', 'good', {
          title: 'No black and no frozen frames',
          value: 'None',
          rule: 'Black for 0.2 seconds, or still for 2.',
          source: SOURCES.ours,
        }),
      ]
}

function judgeLengths(duration: number): Finding[] {
  return Object.values(LENGTHS).map(({ label, least, most, recommended: [from, to], source }) => {
    const shared = {
      value: formatSeconds(duration),
      rule: `Takes ${formatSeconds(least)} to ${formatSeconds(most)}; ${from} to ${to} seconds are recommended.`,
      source,
    }
    if (duration < least || duration > most) {
      return toVideoFinding('length', 'problem', { title: `${label} does not take this length`, ...shared })
    }
    if (duration >= from && duration <= to) {
      return toVideoFinding('length', 'good', { title: `${label}: the length fits`, ...shared })
    }
    const said = duration < from ? 'shorter' : 'longer'
    return toVideoFinding('length', 'advice', { title: `${label}: ${said} than recommended`, ...shared })
  })
}

/** Merges spans that touch or overlap. */
export function mergeSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const merged: TimeSpan[] = []
  for (const { start_s, end_s } of spans.toSorted((a, b) => a.start_s - b.start_s)) {
    const last = merged.at(-1)
    if (last !== undefined && start_s <= last.end_s + 0.01) {
      last.end_s = Math.max(last.end_s, end_s)
    } else {
      merged.push({ start_s, end_s })
    }
  }
  return merged
}

function sum(spans: readonly TimeSpan[]): number {
  return spans.reduce((total, { start_s, end_s }) => total + end_s - start_s, 0)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
