import { useWizardDraft } from '../../wizard/state/use-wizard-draft.ts'
import { findOpenStep, readVideoDraftFromAddress, VIDEO_STEPS, videoDrafts } from './video-draft.ts'

/** The draft of the video wizard. A draft that starts with a product or a brief continues with the script. */
export function useVideoDraft() {
  return useWizardDraft({
    steps: VIDEO_STEPS,
    store: videoDrafts,
    readFromAddress: readVideoDraftFromAddress,
    getFirstStep: ({ source, productId }) =>
      source === 'brief' || (source !== null && productId !== null) ? 'script' : 'source',
    findOpenStep,
  })
}
