import type { AdTemplate } from '@marquee/contract/ad-templates'
import { useToast } from '@marquee/remote-kit/host-services'
import { useDeleteTemplate, useRestoreTemplate } from '../../api/ad-templates.ts'

/** Long enough to read the sentence and reach the button. */
const UNDO_MS = 8000

/** Removes one of the workspace's own templates and offers to bring it back. */
export function useDeleteTemplateWithUndo() {
  const showToast = useToast()
  const { mutateAsync: remove } = useDeleteTemplate()
  const { mutateAsync: bringBack } = useRestoreTemplate()

  async function restore(template: AdTemplate): Promise<void> {
    try {
      await bringBack(template)
      showToast({ severity: 'success', summary: 'Template restored', detail: template.name, life: 4000 })
    } catch (error) {
      showToast({ severity: 'error', summary: 'The template was not restored', detail: toMessage(error) })
    }
  }

  return async function deleteTemplate(template: AdTemplate): Promise<void> {
    try {
      await remove(template)
      showToast({
        severity: 'success',
        summary: 'Template deleted',
        detail: template.name,
        life: UNDO_MS,
        action: { label: 'Undo', onClick: () => void restore(template) },
      })
    } catch (error) {
      showToast({ severity: 'error', summary: 'The template was not deleted', detail: toMessage(error) })
    }
  }
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : 'Try again.'
}
