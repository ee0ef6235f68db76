import type { VideoDraft } from '../../state/video-draft.ts'

export interface VideoStepProps {
  /** The key under which the draft is stored. */
  draftKey: string
  draft: VideoDraft
  change: (changes: Partial<VideoDraft>) => void
}
