import type { AdSummary } from '@marquee/contract/ads'
import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { FACET_COUNTS_KEY } from '../../api/ad-facets.ts'
import { ADS_KEY } from '../../api/ads.ts'
import { listHiddenBrandsQuery, requestHideBrand, requestShowBrand } from '../../api/hidden-brands.ts'

type Brand = Pick<AdSummary['brand'], 'id' | 'name'>

interface BrandChange {
  brand: Brand
  isHidden: boolean
}

const TOAST_LIFE_MS = 8000

/** Hides a brand from the whole workspace or shows it again; the lists are read anew, for every count of them changes. */
export function useHiddenBrands() {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { mutate, isPending } = useMutation({
    scope: { id: 'hidden-brands' },
    mutationFn: ({ brand, isHidden }: BrandChange): Promise<unknown> =>
      isHidden ? requestHideBrand(brand.id) : requestShowBrand(brand.id),
    onError: (error, { isHidden }) => {
      const summary = isHidden ? 'The brand was not hidden' : 'The brand is still hidden'
      showToast({ severity: 'error', summary, detail: error.message })
    },
    onSuccess: async (_answer, { brand, isHidden }) => {
      if (isHidden) {
        showToast({
          severity: 'success',
          summary: 'Brand hidden for everybody in the workspace',
          detail: brand.name,
          life: TOAST_LIFE_MS,
          action: { label: 'Undo', onClick: () => mutate({ brand, isHidden: false }) },
        })
      }
      await Promise.all([
        queryClient.resetQueries({ queryKey: ADS_KEY }),
        queryClient.invalidateQueries({ queryKey: FACET_COUNTS_KEY }),
        queryClient.invalidateQueries({ queryKey: listHiddenBrandsQuery.queryKey }),
      ])
    },
  })
  return {
    isChanging: isPending,
    hide: useCallback((brand: Brand) => mutate({ brand, isHidden: true }), [mutate]),
    show: useCallback((brand: Brand) => mutate({ brand, isHidden: false }), [mutate]),
  }
}
