import type { BrandOverview } from '@marquee/contract/brand-insights'
import { Button } from 'antd'
import { BellPlus, BellRing } from 'lucide-react'
import { useFollowBrand } from '../../state/use-follow-brand.ts'

/** Follows the brand for the whole workspace; pressed while it is followed. */
export function FollowButton({ brand, size }: { brand: BrandOverview; size?: 'small' }) {
  const { isFollowed, toggle } = useFollowBrand(brand)
  return (
    <Button
      {...(size && { size })}
      // In a table a column of filled buttons would be all that one sees.
      type={isFollowed || size === 'small' ? 'default' : 'primary'}
      aria-pressed={isFollowed}
      aria-label={`Follow ${brand.name}`}
      icon={isFollowed ? <BellRing size={14} aria-hidden /> : <BellPlus size={14} aria-hidden />}
      onClick={toggle}
    >
      {isFollowed ? 'Following' : 'Follow'}
    </Button>
  )
}
