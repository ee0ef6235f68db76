import { findOpenStep, readDraftFromAddress, WIZARD_STEPS } from './image-draft.ts'
import { imageDrafts } from './kept-draft.ts'
import { useWizardDraft } from './use-wizard-draft.ts'

/** The draft of the image wizard. A draft that starts with a source continues with the product. */
export function useImageDraft() {
  return useWizardDraft({
    steps: WIZARD_STEPS,
    store: imageDrafts,
    readFromAddress: readDraftFromAddress,
    getFirstStep: ({ source }) => (source === null ? 'source' : 'product'),
    findOpenStep,
  })
}
