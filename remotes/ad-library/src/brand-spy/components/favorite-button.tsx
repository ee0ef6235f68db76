import type { SpiedBrand } from '@marquee/contract/brand-spy'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Button } from 'antd'
import { Star } from 'lucide-react'
import { useUpdateSpiedBrand } from '../../api/brand-spy.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'

/** Marks a followed brand as a favourite of the workspace. */
export function FavoriteButton({ brand }: { brand: Pick<SpiedBrand, 'id' | 'name' | 'is_favorite'> }) {
  const { canFollow } = useLibraryRights()
  const { mutateAsync, isPending, variables } = useUpdateSpiedBrand(brand.id)
  const tellOutcome = useOutcomeToast()
  const isFavorite = isPending ? (variables.is_favorite ?? brand.is_favorite) : brand.is_favorite
  return (
    <Button
      type="text"
      size="small"
      disabled={!canFollow}
      aria-pressed={isFavorite}
      aria-label={`Favorite: ${brand.name}`}
      icon={<Star size={16} aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />}
      onClick={() =>
        void tellOutcome(mutateAsync({ is_favorite: !isFavorite }), { failure: `${brand.name} stays as it was` })
      }
    />
  )
}
