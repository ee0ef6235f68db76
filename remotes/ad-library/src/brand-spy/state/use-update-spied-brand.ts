import type { SpiedBrand } from '@marquee/contract/brand-spy'
import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  requestUpdateSpiedBrand,
  SPIED_BRAND_KEY,
  SPIED_BRANDS_KEY,
  type SpiedBrandChanges,
} from '../../api/brand-spy.ts'

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
