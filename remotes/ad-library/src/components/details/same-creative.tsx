import type { AdSummary } from '@marquee/contract/ads'
import { runText } from '@marquee/ui/ad-labels'
import { MediaPicture } from '@marquee/ui/media-picture'
import { SkeletonBlock } from '@marquee/ui/skeleton-block'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Link, useLocation } from 'react-router'
import { listSameCreativeQuery } from '../../api/list-same-creative.ts'
import { useAdDrawer } from '../../state/use-ad-drawer.ts'
import { DetailsSection } from './details-section.tsx'
import styles from './same-creative.module.css'

/** The ads that show the same picture, of whatever brand, the most alike first. */
export function SameCreative({ adId }: { adId: string }) {
  const query = useInfiniteQuery(listSameCreativeQuery(adId))
  const ads = query.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <DetailsSection title="Other ads with this creative">
      {query.isPending ? (
        <SkeletonBlock width="100%" height="72px" />
      ) : (
        <p className={styles.note} role="status">
          {noteText(query.data?.pages[0]?.meta.state, ads.length)}
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

/** Opens in the drawer in place of this one, so that one step back still closes it. */
function SameAd({ ad }: { ad: AdSummary }) {
  const { linkTo } = useAdDrawer()
  const { state } = useLocation()
  const [picture] = ad.media
  return (
    <Link className={styles.ad} to={linkTo(ad.id)} state={state} replace preventScrollReset>
      {picture === undefined ? null : (
        <span className={styles.picture}>
          <MediaPicture media={picture} alt="" sizes="56px" fit="cover" hasDuration={false} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.brand} dir="auto">
          {ad.brand.name}
        </span>
        <span className={styles.note}>{runText(ad)}</span>
      </span>
    </Link>
  )
}

function noteText(state: 'compared' | 'waiting' | 'none' | undefined, count: number): string {
  if (state === undefined) {
    return 'They could not be looked for just now.'
  }
  if (state === 'waiting') {
    return 'The picture is being compared with the library…'
  }
  if (state === 'none') {
    return 'Only pictures in our storage are compared. Save the ad, and its pictures are copied there.'
  }
  return count === 0
    ? 'No other ad that was compared shows this picture.'
    : 'Found by the picture itself, whatever its size.'
}
