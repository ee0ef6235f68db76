import type { Referral, ReferralRefusal } from '@marquee/contract/referrals'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDate } from '@marquee/ui/format-date'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { referralsQuery } from '../api/referrals.ts'
import table from '../../components/figures.module.css'
import { MoreButton } from '../../components/more-button.tsx'
import { SettingsCard } from '../../components/settings-card.tsx'

const STATES = {
  lead: { label: 'Lead', color: 'processing' },
  conversion: { label: 'Conversion', color: 'success' },
  refused: { label: 'Not counted', color: 'default' },
} as const

const REFUSALS: Readonly<Record<ReferralRefusal, string>> = {
  same_person: 'The e-mail address belongs to a member of this workspace.',
  same_network: 'The account was created from the same network as a member’s.',
  same_workspace: 'A member of this workspace is a member there too.',
}

/** Every sign-up by the link, and why some do not count. The identity of the user is not shown. */
export function SignUpList() {
  return (
    <SettingsCard title="Sign-ups" description="Who they are stays with them.">
      <SignUps />
    </SettingsCard>
  )
}

function SignUps() {
  const query = useInfiniteQuery(referralsQuery())
  if (query.isPending) {
    return <ListSkeleton label="Loading sign-ups" rows={3} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="The sign-ups could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const referrals = query.data.pages.flatMap((page) => page.data)
  if (referrals.length === 0) {
    return <p className={table.empty}>Nobody has signed up by your link yet.</p>
  }
  return (
    <>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Signed up</th>
            <th scope="col">State</th>
            <th scope="col" className={table.number}>
              First payment
            </th>
          </tr>
        </thead>
        <tbody>
          {referrals.map((referral) => (
            <SignUpRow key={referral.id} referral={referral} />
          ))}
        </tbody>
      </table>
      <MoreButton query={query} what="sign-ups" />
    </>
  )
}

function SignUpRow({ referral: { state, refusal, signed_up_at, converted_at } }: { referral: Referral }) {
  const { label, color } = STATES[state]
  return (
    <tr>
      <td>{formatDate(signed_up_at)}</td>
      <td>
        <Tag color={color}>{label}</Tag>
        {refusal === null ? null : <div className={table.about}>{REFUSALS[refusal]}</div>}
      </td>
      <td className={table.number}>{converted_at === null ? '–' : formatDate(converted_at)}</td>
    </tr>
  )
}
