import { useIsAllowed, usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { affiliateQuery } from '../api/affiliate.ts'
import { CommissionBalance } from '../components/commission-balance.tsx'
import { CommissionList } from '../components/commission-list.tsx'
import { MembershipForm } from '../components/membership-form.tsx'
import { PayoutList } from '../components/payout-list.tsx'
import { ReferralsLayout } from '../components/referrals-layout.tsx'
import { TermsCard } from '../components/terms-card.tsx'

/** The affiliate program: joining it, and what it has brought. */
export function Page() {
  usePageTitle('Affiliate program')
  const canManage = useIsAllowed({ permission: 'referrals.manage', plan: 'ended' })
  return (
    <ReferralsLayout title="Affiliate program" description="Be paid for the workspaces that you bring.">
      {canManage ? (
        <Program />
      ) : (
        <EmptyState
          title="Only the owner and the admins see this"
          action={<Link to={href('share-and-benefit')}>See the workspace’s link</Link>}
        >
          What the workspace earns concerns those who manage it.
        </EmptyState>
      )}
    </ReferralsLayout>
  )
}

function Program() {
  const query = useQuery(affiliateQuery())
  if (query.isPending) {
    return <ListSkeleton label="Loading the program" rows={5} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="The program could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  return query.data.membership === null ? (
    <>
      <TermsCard affiliate={query.data} />
      <MembershipForm affiliate={query.data} />
    </>
  ) : (
    <>
      <CommissionBalance affiliate={query.data} />
      <CommissionList />
      <PayoutList />
      <MembershipForm affiliate={query.data} />
      <TermsCard affiliate={query.data} />
    </>
  )
}
