import type { SoundPlan } from '@marquee/creative/plan-sound'
import type { Stereo } from '@marquee/creative/stereo'

/** What the page asks of the mixing worker. Sources are sent once, and named by plans afterwards. */
export type MixerRequest =
  | { kind: 'source'; id: string; sound: Stereo }
  | { kind: 'mix'; request: number; plan: SoundPlan }

export interface MixerAnswer {
  request: number
  sound: Stereo
}

/** Mixes sounds outside of the page's own thread: music is synthesized, which takes seconds. */
export interface Mixer {
  hasSource: (id: string) => boolean
  addSource: (id: string, sound: Stereo) => void
  /** @returns null when another plan was asked for before this one's turn came */
  mix: (plan: SoundPlan) => Promise<Stereo | null>
  close: () => void
}
