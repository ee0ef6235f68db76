import type { AnalysisScore, Finding, TextLine, VideoFacts } from '@marquee/contract/creative-analyses'
import { toScorePart } from '../get-score.ts'
import { isReadable } from '../judge-image.ts'
import { getOpening } from './judge-video.ts'

interface Judged {
  video: VideoFacts
  /** Of the key frame. */
  lines: readonly TextLine[]
  findings: readonly Finding[]
}

/** The score of a video is the sum of its parts, as that of an image is. It is no forecast of results. */
export function getVideoScore({ video, lines, findings }: Judged): AnalysisScore {
  const { hasMotion, hasText, hasCut } = getOpening(video)
  const opening = [hasMotion, hasText, hasCut].filter(Boolean).length
  const placements = findings.filter(({ check, placement }) => check === 'placement' && placement !== 'feed')
  const safe = placements.filter(({ level }) => level === 'good').length
  const readable = lines.filter(isReadable).length
  const share = (checks: readonly string[]) => {
    const members = findings.filter(({ check }) => checks.includes(check))
    return members.filter(({ level }) => level === 'good').length / Math.max(1, members.length)
  }
  const isGood = (check: string) => findings.some((finding) => finding.check === check && finding.level === 'good')
  const claims = findings.filter(({ check }) => check === 'claim').length
  const hasCall = isGood('call-to-action')
  const textShare = Math.round(video.captions.text_share * 100)
  const parts = [
    toScorePart(
      'First three seconds',
      20,
      Math.min(1, opening / 2),
      `${opening} of motion, text and a cut; two are enough`,
    ),
    toScorePart(
      'Pacing',
      10,
      isGood('shot-length') ? 1 : 0.4,
      isGood('shot-length') ? 'No shot drags on' : 'Long shots',
    ),
    toScorePart(
      'Without sound',
      15,
      isGood('captions') ? 1 : video.captions.text_share,
      `Text ${textShare} % of the time`,
    ),
    toScorePart('Sound', 10, share(['sound', 'loudness', 'true-peak', 'silence']), 'Loudness, peaks and silence'),
    toScorePart(
      'Frames',
      10,
      isGood('stills') ? 1 : 0.3,
      isGood('stills') ? 'None black or frozen' : 'Some are black or frozen',
    ),
    toScorePart(
      'File',
      10,
      share(['aspect-ratio', 'resolution', 'frame-rate', 'codec', 'bit-rate']),
      'Shape, resolution, frame rate, codec, bit rate',
    ),
    toScorePart(
      'Placements',
      10,
      placements.length === 0 ? 1 : safe / placements.length,
      `${safe} of ${placements.length} placements cover no text`,
    ),
    toScorePart(
      'Contrast',
      5,
      lines.length === 0 ? 1 : readable / lines.length,
      `${readable} of ${lines.length} lines of the key frame stand out`,
    ),
    toScorePart('Call to action', 5, hasCall ? 1 : 0, hasCall ? 'One was found' : 'None was found'),
    toScorePart(
      'Claims',
      5,
      claims === 0 ? 1 : 0,
      claims === 0 ? 'None that platforms refuse' : `${claims} that platforms may refuse`,
    ),
  ]
  return { total: parts.reduce((sum, { points }) => sum + points, 0), parts }
}
