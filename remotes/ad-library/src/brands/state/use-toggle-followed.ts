import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useFollowBrand } from '../../api/brands.ts'

export interface FollowableBrand {
  id: string
  name: string
  is_followed: boolean
}

/** Whether a brand is followed, and the function that changes it. */
export function useToggleFollowed({ id, name, is_followed }: FollowableBrand) {
  const { mutateAsync, isPending, variables } = useFollowBrand(id)
  const tellOutcome = useOutcomeToast()
  const isFollowed = isPending ? variables : is_followed
  return {
    isFollowed,
    toggle: () => void tellOutcome(mutateAsync(!isFollowed), { failure: `${name} stays as it was` }),
  }
}
