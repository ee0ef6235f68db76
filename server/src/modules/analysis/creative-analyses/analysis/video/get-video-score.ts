import type { AnalysisScore, Finding, TextLine, VideoFacts } from '@marquee/contract/creative-analyses'
import { formatPlacements, toScorePart } from '../get-score.ts'
import { isReadable } from '../judge-image.ts'
import { getOpening } from './judge-video.ts'

interface Judged {
  video: VideoFacts
  /** Lines of text on the key frame. */
  lines: readonly TextLine[]
  findings: readonly Finding[]
}

/** The score of a video is the sum of its parts, like the score of an image. It is not a forecast of results. */
export function getVideoScore({ video, lines, findings }: Judged): AnalysisScore {
  const { hasMotion, hasText, hasCut } = getOpening(video)
  const opening = [hasMotion, hasText, hasCut].filter(Boolean).length
  const placements = findings.filter(({ check }) => check === 'placement')
  const safe = placements.filter(({ level }) => level === 'good').length
  const readable = lines.filter(isReadable).length
  const share = (checks: readonly string[]) => {
    const members = findings.filter(({ check }) => checks.includes(check))
    return members.filter(({ level }) => level === 'good').length / Math.max(1, members.length)
  }
  const isGood = (check: string) => findings.some((finding) => finding.check === check && finding.level === 'good')
  const claims = findings.filter(({ check }) => check === 'claim').length
  const textShare = Math.round(video.captions.text_share * 100)
  const parts = [
    toScorePart(
      'First three seconds',
      20,
      Math.min(1, opening / 2),
      `${opening} of motion, text and a cut; two are enough`,
    ),
    toChoicePart('Pacing', 10, isGood('shot-length'), { yes: 'No shot drags on', no: 'Long shots', least: 0.4 }),
    toChoicePart('Without sound', 15, isGood('captions'), {
      yes: `Text ${textShare} % of the time`,
      no: `Text ${textShare} % of the time`,
      least: video.captions.text_share,
    }),
    toScorePart('Sound', 10, share(['sound', 'loudness', 'true-peak', 'silence']), 'Loudness, peaks and silence'),
    toChoicePart('Frames', 10, isGood('stills'), {
      yes: 'None black or frozen',
      no: 'Some are black or frozen',
      least: 0.3,
    }),
    toScorePart(
      'File',
      10,
      share(['aspect-ratio', 'resolution', 'frame-rate', 'codec', 'bit-rate']),
      'Shape, resolution, frame rate, codec, bit rate',
    ),
    toScorePart(
      'Placements',
      10,
      toShare(safe, placements.length),
      `${safe} of ${formatPlacements(placements.length)} text clear`,
    ),
    toScorePart(
      'Contrast',
      5,
      readable / Math.max(1, lines.length),
      lines.length === 0
        ? 'No text could be read on the key frame'
        : `${readable} of the ${lines.length} lines that could be read on the key frame stand out`,
    ),
    toChoicePart('Call to action', 5, isGood('call-to-action'), { yes: 'One was found', no: 'None was found' }),
    toChoicePart('Claims', 5, claims === 0, {
      yes: 'None that platforms refuse',
      no: `${claims} that platforms may refuse`,
    }),
  ]
  return { total: parts.reduce((sum, { points }) => sum + points, 0), parts }
}

/** The share of good items; 1 when there are no items. */
function toShare(good: number, all: number): number {
  return all === 0 ? 1 : good / all
}

interface Choice {
  yes: string
  no: string
  /** The share of the maximum for the answer no. Default 0. */
  least?: number
}

function toChoicePart(label: string, most: number, isGood: boolean, { yes, no, least = 0 }: Choice) {
  return isGood ? toScorePart(label, most, 1, yes) : toScorePart(label, most, least, no)
}
