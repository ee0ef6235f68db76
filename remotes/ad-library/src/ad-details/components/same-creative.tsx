import { useIsReleased } from '@marquee/remote-kit/release-flags'
import { advertiserName } from '@marquee/contract/advertiser-name'
import type { AdSummary } from '@marquee/contract/ads'
import { runText } from '@marquee/ui/ad-labels'
import { MediaImage } from '@marquee/ui/media-image'
import { SkeletonBlock } from '@marquee/ui/skeleton-block'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Link, useLocation } from 'react-router'
import { listSameCreativeQuery } from '../../api/ads.ts'
import { useAdDrawer } from '../../state/use-ad-drawer.ts'
import { DetailsSection } from './details-section.tsx'
import styles from './same-creative.module.css'

interface SameCreativeProps {
  adId: string
  /** The number of ads with this creative that the source counted, including this one. */
  variationsCount: number
}

/** The library's ads of any brand that show the same image, the most similar first. */
export function SameCreative({ adId, variationsCount }: SameCreativeProps) {
  const isReleased = useIsReleased('ad-library.same-creative')
  const query = useInfiniteQuery({ ...listSameCreativeQuery(adId), enabled: isReleased })
  const ads = query.data?.pages.flatMap((page) => page.data) ?? []
  return !isReleased ? null : (
    <DetailsSection title="Same creative in the library">
      {query.isPending ? (
        <SkeletonBlock width="100%" height="72px" />
      ) : (
        <p className={styles.note} role="status">
          {noteText(query.data?.pages[0]?.meta.state, ads.length, variationsCount)}
        </p>
      )}
      {ads.length === 0 ? null : (
        <ul className={styles.list} role="list">
          {ads.map((ad) => (
            <li key={ad.id}>
              <SameAd ad={ad} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage ? (
        <div>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </DetailsSection>
  )
}

/** Replaces the ad in the drawer, so that one step back still closes the drawer. */
function SameAd({ ad }: { ad: AdSummary }) {
  const { linkTo } = useAdDrawer()
  const { state } = useLocation()
  const [image] = ad.media
  return (
    <Link className={styles.ad} to={linkTo(ad.id)} state={state} replace preventScrollReset>
      {image === undefined ? null : (
        <span className={styles.image}>
          <MediaImage media={image} alt="" sizes="56px" fit="cover" hasDuration={false} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.brand} dir="auto">
          {advertiserName(ad)}
        </span>
        <span className={styles.note}>{runText(ad)}</span>
      </span>
    </Link>
  )
}

function noteText(state: 'compared' | 'waiting' | 'none' | undefined, count: number, variationsCount: number): string {
  if (state === undefined) {
    return 'They couldn’t be looked for just now.'
  }
  if (state === 'waiting') {
    return 'The image is being compared with the library…'
  }
  if (state === 'none') {
    return 'Only images in our storage are compared. Save the ad, and its images are copied there.'
  }
  if (count > 0) {
    return 'Found by the file and by what the image shows, whatever its size.'
  }
  return variationsCount > 1
    ? `${variationsCount} ads share this creative or its words. None of the others shows this image in the library.`
    : 'No other ad in the library shows this image.'
}
