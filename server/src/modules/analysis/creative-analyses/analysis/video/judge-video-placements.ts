import type { AnalysisResult, Finding } from '@marquee/contract/creative-analyses'
import { getPlacementRule, HIDDEN_SHARE } from '../judge-image.ts'
import { FEED, getCoveredShare, placementLabel, PLACEMENTS } from '../placements.ts'
import { mergeSpans } from './judge-video.ts'
import type { ReadSample } from './read-video-text.ts'

/** Judges the text that each placement's interface covers, over all frames whose text was read. */
export function judgeVideoPlacements(read: readonly ReadSample[], covered: AnalysisResult['covered']): Finding[] {
  return covered.map(({ placement, places }): Finding => {
    const hidden = read.map(({ time, lines }, index) => ({
      start_s: time,
      end_s: read[index + 1]?.time ?? time,
      places: lines.map(({ place }) => place).filter((place) => getCoveredShare(place, places) > HIDDEN_SHARE),
    }))
    const affected = hidden.filter((sample) => sample.places.length > 0)
    const name = placementLabel(placement)
    const verb = placement === 'feed' ? 'cuts off' : 'covers'
    const withText = read.filter(({ lines }) => lines.length > 0).length
    return {
      check: 'placement',
      group: 'placements',
      level: affected.length === 0 ? 'good' : 'problem',
      title: affected.length === 0 ? `${name} keeps text clear` : `${name} ${verb} text`,
      value: `${affected.length} of ${withText} frames with text`,
      rule: getPlacementRule(placement),
      source: placement === 'feed' ? FEED.source : PLACEMENTS[placement].source,
      placement,
      places: affected[0]?.places ?? [],
      spans: mergeSpans(affected),
    }
  })
}
