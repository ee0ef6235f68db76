import { ApiError } from '@marquee/api-client/api-error'
import type { BrandOverview } from '@marquee/contract/brand-insights'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import ordered from '@marquee/ui/ordered-sections.module.css'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { getBrandOverviewQuery } from '../../api/brand-insights.ts'
import { getBrandSpyFiguresQuery } from '../../api/brand-spy.ts'
import { BrandActivity } from '../../brands/components/brand-activity.tsx'
import { BrandAges } from '../components/brand-ages.tsx'
import { BrandChanges } from '../components/brand-changes.tsx'
import { BrandComparison } from '../components/brand-comparison.tsx'
import { BurstList } from '../components/burst-list.tsx'
import { HookList } from '../components/hook-list.tsx'
import { LandingPageList } from '../components/landing-page-list.tsx'
import { SpyHead } from '../components/spy-head.tsx'
import { WeekFigures } from '../components/week-figures.tsx'
import { AdDrawer } from '../../ad-details/components/ad-drawer.tsx'
import { useAdDrawer } from '../../state/use-ad-drawer.ts'
import { useToggleSaved } from '../../state/use-toggle-saved.ts'
import styles from '../../components/list-page.module.css'

/** One followed brand: its launches, the ads that it keeps and stops, a comparison, and its repeated patterns. */
export function Page() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(getBrandOverviewQuery(id))
  usePageTitle(data === undefined ? 'Brand spy' : `${data.data.name}, brand spy`)
  return (
    <div className={`${styles.page} ${ordered.sections}`}>
      {data === undefined ? (
        <>
          <PageHeader title="Brand spy" />
          <WithoutBrand error={error} onRetry={() => void refetch()} />
        </>
      ) : (
        // The key resets the state of charts and lists for each brand.
        <SpiedBrandDetails key={data.data.id} brand={data.data} />
      )}
    </div>
  )
}

function SpiedBrandDetails({ brand }: { brand: BrandOverview }) {
  const { data, error, refetch } = useQuery(getBrandSpyFiguresQuery(brand.id))
  const drawer = useAdDrawer()
  const toggleSaved = useToggleSaved()
  const figures = data?.data
  return (
    <>
      <SpyHead brand={brand} />
      <BrandActivity brand={brand} />
      <BrandChanges brand={brand} drawer={drawer} />
      {figures === undefined && error !== null ? (
        <ErrorState title="The figures could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : null}
      {figures === undefined && error === null ? <ListSkeleton label="Loading the figures" rows={6} /> : null}
      {figures === undefined ? null : (
        <>
          <WeekFigures weeks={figures.weeks} />
          <BrandAges brand={brand} figures={figures} />
          <BurstList brand={brand} bursts={figures.bursts} drawer={drawer} />
          <HookList brandId={brand.id} hooks={figures.hooks} drawer={drawer} />
          <LandingPageList brandId={brand.id} pages={figures.landing_pages} drawer={drawer} />
          <BrandComparison brand={brand} figures={figures} />
        </>
      )}
      <AdDrawer drawer={drawer} ads={[]} onToggleSave={toggleSaved} />
    </>
  )
}

function WithoutBrand({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null) {
    return <ListSkeleton label="Loading the brand" />
  }
  // The contract refuses an address that does not contain a valid id.
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    return (
      <EmptyState
        title="There is no such brand"
        action={<Link to={href('brand-spy')}>See the brands that you follow</Link>}
      />
    )
  }
  return <ErrorState title="The brand could not be loaded" error={error} onRetry={onRetry} />
}
