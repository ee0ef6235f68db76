import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { newestAdsQuery } from '../../api/ads.ts'
import controls from '@marquee/ui/controls.module.css'
import { AdTile } from '@marquee/ui/ad-tile'
import styles from './first-visit.module.css'
import { LatestPanel } from '@marquee/ui/latest-panel'

/** Shown for a workspace without any work: the first steps, and ads to begin with. */
export function FirstVisit() {
  const mayExplore = useIsAllowed({ feature: 'explore_pages' })
  const ads = useQuery({ ...newestAdsQuery(), enabled: mayExplore })
  return (
    <>
      <section className={styles.welcome} aria-labelledby="first-visit">
        <div className={styles.words}>
          <h2 id="first-visit">The stage is yours</h2>
          <p>Save ads that you wish you had made, follow those who make them, and turn both into your first brief.</p>
        </div>
        <Link className={controls.primary} to={href('get-started')}>
          Show me the first steps
        </Link>
      </section>
      {mayExplore ? (
        <LatestPanel
          title="New in the library"
          latest={ads}
          all={{ label: 'Explore all ads', to: href('explore') }}
          empty={{
            words: 'The library is empty so far. Once ads are imported, the newest ones stand here.',
            action: 'Open Explore',
            to: href('explore'),
          }}
          layout="tiles"
        >
          {(ad) => <AdTile key={ad.id} ad={ad} to={href('explore', { query: { ad: ad.id } })} />}
        </LatestPanel>
      ) : null}
    </>
  )
}
