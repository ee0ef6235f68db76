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
      type={isFollowed ? 'default' : 'primary'}
      ghost={!isFollowed && size === 'small'}
      aria-pressed={isFollowed}
      aria-label={`Follow ${brand.name}`}
      icon={isFollowed ? <BellRing size={14} aria-hidden /> : <BellPlus size={14} aria-hidden />}
      onClick={toggle}
    >
      {isFollowed ? 'Following' : 'Follow'}
    </Button>
  )
}
