import type { Ad, BrandReference } from '@marquee/contract/ads'
import { href } from '@marquee/remote-kit/routes'
import { AdvertiserMark } from '@marquee/ui/brand-mark'
import { Button } from 'antd'
import { Bookmark, BookmarkCheck, LayoutGrid, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import type { AdActions } from '../../ad-actions/components/use-ad-actions.tsx'
import styles from './details.module.css'
import { UnknownAdvertiser } from './unknown-advertiser.tsx'

interface AdHeadProps {
  ad: Ad
  actions: AdActions
  onToggleSave: (() => void) | undefined
}

/** The ad's advertiser, with the actions that save and share the ad. */
export function AdHead({ ad, actions, onToggleSave }: AdHeadProps) {
  return (
    <header className={styles.head}>
      <AdvertiserMark brand={ad.brand} size={44} />
      <div className={styles.headWords}>
        {ad.brand === null ? <UnknownAdvertiser ad={ad} /> : <KnownAdvertiser brand={ad.brand} />}
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

function KnownAdvertiser({ brand }: { brand: BrandReference }) {
  return (
    <>
      <h2 className={styles.brand} dir="auto">
        <Link className={styles.brandLink} to={href('brand', { params: { id: brand.id } })}>
          {brand.name}
        </Link>
      </h2>
      <p className={styles.quiet}>
        <Link className={styles.brandAds} to={href('explore', { query: { brand: brand.id } })}>
          All ads of this brand
        </Link>
      </p>
    </>
  )
}
