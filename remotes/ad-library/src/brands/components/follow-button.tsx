import { Button } from 'antd'
import { BellPlus, BellRing } from 'lucide-react'
import { type FollowableBrand, useToggleFollowed } from '../state/use-toggle-followed.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'

/** Follows the brand for the whole workspace; pressed while it is followed. Renders nothing for users who may not follow. */
export function FollowButton({ brand, size }: { brand: FollowableBrand; size?: 'small' }) {
  const { isFollowed, toggle } = useToggleFollowed(brand)
  const { canFollow } = useLibraryRights()
  return canFollow ? (
    <Button
      {...(size && { size })}
      // In a table, a column of filled buttons would dominate the page.
      type={isFollowed || size === 'small' ? 'default' : 'primary'}
      aria-pressed={isFollowed}
      aria-label={`Follow ${brand.name}`}
      icon={isFollowed ? <BellRing size={14} aria-hidden /> : <BellPlus size={14} aria-hidden />}
      onClick={toggle}
    >
      {isFollowed ? 'Following' : 'Follow'}
    </Button>
  ) : null
}
