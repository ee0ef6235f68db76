import type { SpiedBrand } from '@marquee/contract/brand-spy'
import { Button } from 'antd'
import { Star } from 'lucide-react'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { useUpdateSpiedBrand } from '../state/use-update-spied-brand.ts'

/** Marks a followed brand as a favourite of the workspace. */
export function FavoriteButton({ brand }: { brand: Pick<SpiedBrand, 'id' | 'name' | 'is_favorite'> }) {
  const { canFollow } = useLibraryRights()
  const { mutate, isPending, variables } = useUpdateSpiedBrand(brand)
  const isFavorite = isPending ? (variables.is_favorite ?? brand.is_favorite) : brand.is_favorite
  return (
    <Button
      type="text"
      size="small"
      disabled={!canFollow}
      aria-pressed={isFavorite}
      aria-label={`Favorite: ${brand.name}`}
      icon={<Star size={16} aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />}
      onClick={() => mutate({ is_favorite: !isFavorite })}
    />
  )
}
