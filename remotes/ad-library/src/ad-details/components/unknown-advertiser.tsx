import { isSharedSite, toSiteHost } from '@marquee/contract/site-hosts'
import { advertiserName } from '@marquee/contract/advertiser-name'
import type { Ad } from '@marquee/contract/ads'
import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { formatCount } from '@marquee/ui/format-number'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Button } from 'antd'
import { useConfirmSite, useWithdrawSite } from '../../api/advertisers.ts'
import styles from './details.module.css'

const UNDO_MS = 8000

/** Says that the advertiser is not known, and where the ad leads; administrators can confirm this site as the advertiser. */
export function UnknownAdvertiser({ ad }: { ad: Ad }) {
  return (
    <>
      <h2 className={styles.brand}>{advertiserName(ad)}</h2>
      <LandingSite host={toSiteHost(ad.landing_page)} />
    </>
  )
}

function LandingSite({ host }: { host: string | null }) {
  const canConfirm = useIsAllowed({ isAdmin: true })
  if (host === null) {
    return <p className={styles.quiet}>The source of this ad does not say who runs it.</p>
  }
  return canConfirm && !isSharedSite(host) ? (
    <SiteQuestion host={host} />
  ) : (
    <p className={styles.quiet}>Landing page: {host}</p>
  )
}

function SiteQuestion({ host }: { host: string }) {
  const { mutateAsync: confirm, isPending } = useConfirmSite()
  const { mutateAsync: withdraw } = useWithdrawSite()
  const tellOutcome = useOutcomeToast()
  const undo = () => void tellOutcome(withdraw(host), { failure: `${host} is still the advertiser` })
  const handleConfirm = () =>
    void tellOutcome(confirm(host), {
      success: ({ data }) => ({
        summary: `${data.brand_name} is the advertiser of ${formatCount(data.ads_count, 'ad')}`,
        life: UNDO_MS,
        action: { label: 'Undo', onClick: undo },
      }),
      failure: 'The advertiser was not confirmed',
    })
  return (
    <>
      <p className={styles.quiet}>Landing page: {host} — is this the advertiser?</p>
      <Button size="small" loading={isPending} onClick={handleConfirm}>
        Confirm for all its ads
      </Button>
    </>
  )
}
