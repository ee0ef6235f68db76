import type { BrandReference } from '@marquee/contract/ads'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useCallback } from 'react'
import { useHideBrand } from '../../api/hidden-brands.ts'

type Brand = Pick<BrandReference, 'id' | 'name'>

const UNDO_MS = 8000

/** Hides a brand for the whole workspace, with an undo in the toast, or shows it again. */
export function useHiddenBrands() {
  const { mutateAsync, isPending } = useHideBrand()
  const tellOutcome = useOutcomeToast()
  const show = useCallback(
    ({ id }: Brand) =>
      void tellOutcome(mutateAsync({ brandId: id, isHidden: false }), { failure: 'The brand is still hidden' }),
    [mutateAsync, tellOutcome],
  )
  const hide = useCallback(
    (brand: Brand) =>
      void tellOutcome(mutateAsync({ brandId: brand.id, isHidden: true }), {
        success: {
          summary: 'Brand hidden for everybody in the workspace',
          detail: brand.name,
          life: UNDO_MS,
          action: { label: 'Undo', onClick: () => show(brand) },
        },
        failure: 'The brand was not hidden',
      }),
    [mutateAsync, tellOutcome, show],
  )
  return { isChanging: isPending, hide, show }
}
