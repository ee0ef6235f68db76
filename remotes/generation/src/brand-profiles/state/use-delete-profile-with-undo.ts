import type { BrandProfile } from '@marquee/contract/brand-profiles'
import { useToast } from '@marquee/remote-kit/host-services'
import { useDeleteBrandProfile, useRestoreBrandProfile } from '../../api/brand-profiles.ts'

/** Long enough to read the sentence and reach the button. */
const UNDO_MS = 8000

/** Removes a brand profile and offers to bring it back. */
export function useDeleteProfileWithUndo() {
  const showToast = useToast()
  const { mutateAsync: remove, isPending } = useDeleteBrandProfile()
  const { mutateAsync: bringBack } = useRestoreBrandProfile()

  async function restore({ id, name }: BrandProfile): Promise<void> {
    try {
      await bringBack(id)
      showToast({ severity: 'success', summary: 'Brand profile restored', detail: name, life: 4000 })
    } catch (error) {
      showToast({ severity: 'error', summary: 'The brand profile was not restored', detail: toMessage(error) })
    }
  }

  /** @returns whether the profile is gone */
  async function deleteProfile(profile: BrandProfile): Promise<boolean> {
    try {
      await remove(profile.id)
    } catch (error) {
      showToast({ severity: 'error', summary: 'The brand profile was not deleted', detail: toMessage(error) })
      return false
    }
    showToast({
      severity: 'success',
      summary: 'Brand profile deleted',
      detail: profile.name,
      life: UNDO_MS,
      action: { label: 'Undo', onClick: () => void restore(profile) },
    })
    return true
  }

  return { deleteProfile, isPending }
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : 'Try again.'
}
