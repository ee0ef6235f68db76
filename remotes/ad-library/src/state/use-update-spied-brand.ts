import type { SpiedBrand } from '@marquee/contract/brand-spy'
import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SPIED_BRAND_KEY } from '../api/get-spied-brand.ts'
import { SPIED_BRANDS_KEY } from '../api/list-spied-brands.ts'
import { requestUpdateSpiedBrand, type SpiedBrandChanges } from '../api/update-spied-brand.ts'

/** Changes what the workspace wants of a followed brand. */
export function useUpdateSpiedBrand({ id, name }: Pick<SpiedBrand, 'id' | 'name'>) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: (changes: NonNullable<SpiedBrandChanges>) => requestUpdateSpiedBrand(id, changes),
    onError: (error) => showToast({ severity: 'error', summary: `${name} stays as it was`, detail: error.message }),
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: SPIED_BRANDS_KEY }),
        queryClient.invalidateQueries({ queryKey: [...SPIED_BRAND_KEY, id] }),
      ])
    },
  })
}
