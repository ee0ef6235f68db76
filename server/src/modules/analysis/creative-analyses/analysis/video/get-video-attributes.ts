import type { VideoFacts } from '@marquee/contract/creative-analyses'
import { getCutsPerTenSeconds, getOpening } from './judge-video.ts'

const SHORT_S = 15
const FAST_CUTS = 3

/** The attributes by which videos are compared in addition to those of images. */
export const VIDEO_ATTRIBUTE_LABELS: Readonly<Record<string, string>> = {
  short_video: `Video of at most ${SHORT_S} seconds`,
  fast_cuts: `At least ${FAST_CUTS} cuts in 10 seconds`,
  opens_with_motion: 'Motion in the first three seconds',
  opens_with_text: 'Text in the first three seconds',
  opens_with_cut: 'A cut in the first three seconds',
  captioned: 'Text at least half of the time',
  has_sound: 'Video with sound',
}

export function getVideoAttributes(video: VideoFacts): Record<string, boolean> {
  const opening = getOpening(video)
  return {
    is_video: true,
    has_text: video.texts.length > 0,
    short_video: video.duration_s <= SHORT_S + 0.5,
    fast_cuts: getCutsPerTenSeconds(video) >= FAST_CUTS,
    opens_with_motion: opening.hasMotion,
    opens_with_text: opening.hasText,
    opens_with_cut: opening.hasCut,
    captioned: video.captions.has_track || video.captions.text_share >= 0.5,
    has_sound: typeof video.sound?.integrated_lufs === 'number',
  }
}
