import { usePageTitle } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { referralOverviewQuery } from '../api/referrals.ts'
import { EarnCard } from '../components/earn-card.tsx'
import { LinkCard } from '../components/link-card.tsx'
import { ReadyTexts } from '../components/ready-texts.tsx'
import { ReferralsLayout } from '../components/referrals-layout.tsx'
import { ResultsCard } from '../components/results-card.tsx'
import { SignUpList } from '../components/sign-up-list.tsx'

/** The workspace's referral link, texts to post it with, and what came of it. */
export function Page() {
  usePageTitle('Share and benefit')
  return (
    <ReferralsLayout title="Share and benefit" description="Recommend Marquee, and see what comes of it.">
      <Overview />
    </ReferralsLayout>
  )
}

function Overview() {
  const query = useQuery(referralOverviewQuery())
  if (query.isPending) {
    return <ListSkeleton label="Loading your link" rows={5} />
  }
  if (query.data === undefined) {
    return <ErrorState title="Your link could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
  }
  return (
    <>
      <LinkCard overview={query.data} />
      <ResultsCard overview={query.data} />
      <EarnCard overview={query.data} />
      <ReadyTexts url={query.data.url} />
      <SignUpList />
    </>
  )
}
