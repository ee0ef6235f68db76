import type { ReferralOverview } from '@marquee/contract/referrals'
import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Link } from 'react-router'
import controls from '@marquee/ui/controls.module.css'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './referrals.module.css'

/** What recommending brings, and the way to it for those who may go it. */
export function EarnCard({ overview: { terms, is_affiliate } }: { overview: ReferralOverview }) {
  const canManage = useIsAllowed({ permission: 'referrals.manage', plan: 'ended' })
  const { commission_percent, commission_months } = terms
  return (
    <SettingsCard
      title={`Earn ${commission_percent}% of what your referrals pay`}
      description={`For their first ${commission_months} months, as a member of the affiliate program.`}
    >
      {canManage ? (
        <div>
          <Link className={is_affiliate ? controls.button : controls.primary} to={href('affiliate')}>
            {is_affiliate ? 'See your commissions' : 'Join the affiliate program'}
          </Link>
        </div>
      ) : (
        <p className={styles.note}>
          {is_affiliate
            ? 'This workspace is a member. Its owner and admins see the commissions.'
            : 'The owner and the admins of this workspace can join it.'}
        </p>
      )}
    </SettingsCard>
  )
}
