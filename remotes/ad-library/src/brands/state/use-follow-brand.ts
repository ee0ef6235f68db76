import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BRAND_OVERVIEW_KEY, BRAND_OVERVIEWS_KEY } from '../../api/brand-insights.ts'
import { BRAND_CANDIDATES_KEY, SPIED_BRAND_KEY, SPIED_BRANDS_KEY } from '../../api/brand-spy.ts'
import { requestFollowBrand, requestUnfollowBrand } from '../../api/brands.ts'

export interface FollowableBrand {
  id: string
  name: string
  is_followed: boolean
}

/** Follows a brand for the workspace, or stops following it. The lists of brands are read anew. */
export function useFollowBrand({ id, name, is_followed }: FollowableBrand) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (follow: boolean) => (follow ? requestFollowBrand(id) : requestUnfollowBrand(id)),
    onError: (error) => showToast({ severity: 'error', summary: `${name} stays as it was`, detail: error.message }),
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: BRAND_OVERVIEWS_KEY }),
        queryClient.invalidateQueries({ queryKey: [...BRAND_OVERVIEW_KEY, id] }),
        queryClient.invalidateQueries({ queryKey: SPIED_BRANDS_KEY }),
        queryClient.invalidateQueries({ queryKey: [...SPIED_BRAND_KEY, id] }),
        queryClient.invalidateQueries({ queryKey: BRAND_CANDIDATES_KEY }),
      ])
    },
  })
  const isFollowed = isPending ? variables : is_followed
  return { isFollowed, toggle: () => mutate(!isFollowed) }
}
