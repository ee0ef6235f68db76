import type { BrandProfile } from '@marquee/contract/brand-profiles'
import { useDeleteWithUndo } from '@marquee/ui/use-delete-with-undo'
import { useDeleteBrandProfile, useRestoreBrandProfile } from '../../api/brand-profiles.ts'

/** Deletes a brand profile and offers an undo. */
export function useDeleteProfileWithUndo() {
  return useDeleteWithUndo<BrandProfile>({
    noun: 'brand profile',
    getName: ({ name }) => name,
    remove: useDeleteBrandProfile(),
    restore: useRestoreBrandProfile(),
  })
}
