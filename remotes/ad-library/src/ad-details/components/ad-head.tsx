import type { Ad } from '@marquee/contract/ads'
import { href } from '@marquee/remote-kit/routes'
import { BrandMark } from '@marquee/ui/brand-mark'
import { Button } from 'antd'
import { Bookmark, BookmarkCheck, LayoutGrid, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import type { AdActions } from '../../ad-actions/components/use-ad-actions.tsx'
import styles from './details.module.css'

interface AdHeadProps {
  ad: Ad
  actions: AdActions
  onToggleSave: (() => void) | undefined
}

/** The ad's brand, with the actions that save and share the ad. */
export function AdHead({ ad, actions, onToggleSave }: AdHeadProps) {
  return (
    <header className={styles.head}>
      <BrandMark name={ad.brand.name} logoUrl={ad.brand.logo_url} size={44} />
      <div className={styles.headWords}>
        <h2 className={styles.brand} dir="auto">
          <Link className={styles.brandLink} to={href('brand', { params: { id: ad.brand.id } })}>
            {ad.brand.name}
          </Link>
        </h2>
        <p className={styles.quiet}>
          <Link className={styles.brandAds} to={href('explore', { query: { brand: ad.brand.id } })}>
            All ads of this brand
          </Link>
        </p>
      </div>
      <div className={styles.actions}>
        {actions.canShare ? (
          <Button icon={<Share2 size={16} />} onClick={() => actions.share(ad.id)}>
            Share
          </Button>
        ) : null}
        {actions.canEditBoards ? (
          <Button icon={<LayoutGrid size={16} />} onClick={() => actions.addToBoard([ad.id])}>
            Add to board
          </Button>
        ) : null}
        {onToggleSave === undefined ? null : (
          <Button
            type={ad.is_saved ? 'default' : 'primary'}
            icon={ad.is_saved ? <BookmarkCheck size={16} /> : <Bookmark size={16} />}
            onClick={onToggleSave}
          >
            {ad.is_saved ? 'Saved' : 'Save'}
          </Button>
        )}
      </div>
    </header>
  )
}
