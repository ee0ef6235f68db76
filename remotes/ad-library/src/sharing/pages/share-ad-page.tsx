import { mentionAdvertiser } from '@marquee/contract/advertiser-name'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { PublicPage, SharedStates } from '@marquee/ui/public-page'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getSharedAdQuery } from '../../api/sharing.ts'
import { SharedAd } from '../components/shared-ad.tsx'
import styles from '../components/shared-ad.module.css'

/** An ad that a member shared by link. */
export function Page() {
  const { id: token = '' } = useParams()
  const query = useQuery(getSharedAdQuery(token))
  const ad = query.data?.data
  usePageTitle(ad === undefined ? 'Shared ad' : `Ad of ${mentionAdvertiser(ad)}`)
  return (
    <PublicPage>
      {ad === undefined ? (
        <SharedStates query={query} />
      ) : (
        <div className={styles.one}>
          <SharedAd ad={ad} level={1} />
        </div>
      )}
    </PublicPage>
  )
}
