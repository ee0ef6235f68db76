import { mentionAdvertiser } from '@marquee/contract/advertiser-name'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { SharedStates } from '@marquee/ui/public-page'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getSharedAdQuery } from '../../api/sharing.ts'
import { SharedAd } from '../components/shared-ad.tsx'
import styles from './embed-ad-page.module.css'

/** An ad embedded in another website: only the ad and its origin. */
export function Page() {
  const { id: token = '' } = useParams()
  const query = useQuery(getSharedAdQuery(token))
  const ad = query.data?.data
  usePageTitle(ad === undefined ? 'Embedded ad' : `Ad of ${mentionAdvertiser(ad)}`)
  return (
    <main className={styles.page}>
      {ad === undefined ? (
        <SharedStates query={query} />
      ) : (
        <>
          <SharedAd ad={ad} level={1} />
          <a
            className={styles.source}
            href={href('share.ad', { params: { id: token } })}
            target="_blank"
            rel="noopener"
          >
            Seen on Marquee
          </a>
        </>
      )}
    </main>
  )
}
