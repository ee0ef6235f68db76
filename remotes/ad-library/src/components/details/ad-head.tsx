import type { Ad } from '@marquee/contract/ads'
import { href } from '@marquee/remote-kit/routes'
import { runText } from '@marquee/ui/ad-labels'
import { BrandMark } from '@marquee/ui/brand-mark'
import { Button } from 'antd'
import { Bookmark, BookmarkCheck, FilePen } from 'lucide-react'
import { Link, useHref, useLinkClickHandler } from 'react-router'
import styles from './details.module.css'

/** Whose ad it is, and what can be done with it. */
export function AdHead({ ad, onToggleSave }: { ad: Ad; onToggleSave: () => void }) {
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
          {runText(ad)} · <Link to={href('explore', { query: { brand: ad.brand.id } })}>All ads of this brand</Link>
        </p>
      </div>
      <div className={styles.actions}>
        <WriteBriefLink adId={ad.id} />
        <Button
          type={ad.is_saved ? 'default' : 'primary'}
          icon={ad.is_saved ? <BookmarkCheck size={16} /> : <Bookmark size={16} />}
          onClick={onToggleSave}
        >
          {ad.is_saved ? 'Saved' : 'Save'}
        </Button>
      </div>
    </header>
  )
}

/** Starts a brief with the ad as its reference. */
function WriteBriefLink({ adId }: { adId: string }) {
  const address = href('briefs', { query: { create_from_ad: adId } })
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(address)
  return (
    <Button
      icon={<FilePen size={16} />}
      href={useHref(address)}
      onClick={(event) => handleClick(event as React.MouseEvent<HTMLAnchorElement, MouseEvent>)}
    >
      Write a brief
    </Button>
  )
}
