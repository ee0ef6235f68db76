import type { ResultAccount } from '@marquee/contract/result-imports'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDate } from '@marquee/ui/format-date'
import { formatCount } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { FileUp } from 'lucide-react'
import { useNavigate } from 'react-router'
import { resultSummaryQuery } from '../../api/ad-results.ts'
import { resultAccountsQuery } from '../../api/result-imports.ts'
import { AdComparison } from '../components/ad-comparison.tsx'
import { AnalyzerTabs } from '../../components/analyzer-tabs.tsx'
import { PlanNote } from '../../components/plan-note.tsx'
import { DailyTrend } from '../components/daily-trend.tsx'
import { Leaderboard } from '../components/leaderboard.tsx'
import { MetricTiles } from '../components/metric-tiles.tsx'
import { ResultsToolbar } from '../components/results-toolbar.tsx'
import { SharedAttributes } from '../components/shared-attributes.tsx'
import styles from '../components/results.module.css'
import { useResultsView } from '../state/use-results-view.ts'
import { href } from '../../href.ts'
import { useCanEditAnalyzer } from '../../state/use-can-edit-analyzer.ts'

/** What ads got for their money, by account. */
export function Page() {
  usePageTitle('Results')
  return (
    <>
      <PageHeader title="Results" description="What your ads got for their money." actions={<ImportLink />} />
      <AnalyzerTabs />
      <PlanNote />
      <LoadedAccounts />
    </>
  )
}

function LoadedAccounts() {
  const { data, error, refetch } = useQuery(resultAccountsQuery())
  if (data !== undefined) {
    return <AccountResults accounts={data.data} />
  }
  return error === null ? (
    <ListSkeleton label="Loading results" />
  ) : (
    <ErrorState title="The results could not be loaded" error={error} onRetry={() => void refetch()} />
  )
}

function AccountResults({ accounts }: { accounts: readonly ResultAccount[] }) {
  const { view, change } = useResultsView()
  const canEdit = useCanEditAnalyzer()
  const account = accounts.find(({ id }) => id === view.accountId) ?? accounts[0]
  if (account === undefined) {
    return (
      <EmptyState title="No results yet" action={<ImportLink />}>
        {canEdit
          ? 'Connect an ad account of Meta, or export your ads by day from Ads Manager, as CSV or Excel, and import the file.'
          : 'Results that this workspace imports appear here.'}
      </EmptyState>
    )
  }
  const { id, currency } = account
  return (
    <div className={styles.sections}>
      <div>
        <ResultsToolbar accounts={accounts} account={account} view={view} onChange={change} />
        <AccountSummary account={account} from={view.from} to={view.to} />
      </div>
      {view.compared.length >= 2 ? (
        <AdComparison ids={view.compared} onLeave={() => change({ compare: undefined })} />
      ) : null}
      <section aria-label="Ads">
        <h2>Ads</h2>
        <p className={styles.note}>Choose two or more to compare them.</p>
        <Leaderboard
          accountId={id}
          currency={currency}
          view={view}
          onCompare={(ids) => change({ compare: ids.join(',') })}
        />
      </section>
      <SharedAttributes accountId={id} currency={currency} view={view} />
    </div>
  )
}

interface AccountSummaryProps {
  account: ResultAccount
  from: string | undefined
  to: string | undefined
}

function AccountSummary({ account, from, to }: AccountSummaryProps) {
  const { data } = useQuery(resultSummaryQuery({ account_id: account.id, from, to }))
  if (data === undefined) {
    return <ListSkeleton label="Loading figures" rows={2} />
  }
  return (
    <>
      <p className={styles.note}>
        {formatCount(data.ads_count, 'ad')}, {formatCount(data.fatigued_count, 'fatigued ad')},{' '}
        {formatCount(data.matched_count, 'ad')} with an analyzed creative.
        {account.first_day === null || account.last_day === null
          ? null
          : ` Results from ${formatDate(account.first_day)} to ${formatDate(account.last_day)}.`}{' '}
        Rates take only ads of which both numbers are known.
      </p>
      <MetricTiles metrics={data.metrics} currency={account.currency} />
      <DailyTrend lines={[{ key: 'account', label: account.name, days: data.days }]} fileName="results-by-day" />
    </>
  )
}

/** The link to the import; renders nothing for users who may only view. */
function ImportLink() {
  const canEdit = useCanEditAnalyzer()
  const navigate = useNavigate()
  const address = href('creative-analyzer.import')
  return canEdit ? (
    <Button
      type="primary"
      icon={<FileUp size={16} aria-hidden />}
      href={address}
      onClick={(event) => {
        event.preventDefault()
        void navigate(address)
      }}
    >
      Import results
    </Button>
  ) : null
}
