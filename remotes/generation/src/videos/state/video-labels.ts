import type { SceneRole } from '@marquee/creative/compose-scene'
import type { MusicMood } from '@marquee/creative/music-beds'
import type { CaptionStyle, StillMotion, Transition } from '@marquee/creative/video-project'

export const ROLE_LABELS: Readonly<Record<SceneRole, string>> = {
  hook: 'Hook',
  problem: 'Problem',
  solution: 'Solution',
  benefit: 'Benefit',
  proof: 'Proof',
  offer: 'Offer',
  call: 'Call',
}

export const MOTION_LABELS: Readonly<Record<StillMotion, string>> = {
  none: 'Still',
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  pan_left: 'Pan to the left',
  pan_right: 'Pan to the right',
  pan_up: 'Pan up',
  pan_down: 'Pan down',
}

export const TRANSITION_LABELS: Readonly<Record<Transition['kind'], string>> = {
  cut: 'Cut',
  fade: 'Fade',
  slide: 'Slide',
  zoom: 'Zoom',
}

export const CAPTION_LABELS: Readonly<Record<CaptionStyle, string>> = {
  karaoke: 'Karaoke',
  block: 'Block',
  words: 'Word by word',
  none: 'No captions',
}

/** What each style of captions does. */
export const CAPTION_HINTS: Readonly<Record<CaptionStyle, string>> = {
  karaoke: 'Two lines; the spoken word is marked.',
  block: 'Two lines at a time.',
  words: 'One large word after the other.',
  none: 'Most feeds play without sound: then the scenes’ own texts must be enough.',
}

export const MOOD_LABELS: Readonly<Record<MusicMood, string>> = {
  bright: 'Bright',
  calm: 'Calm',
  energetic: 'Energetic',
  warm: 'Warm',
  modern: 'Modern',
  dramatic: 'Dramatic',
}
