import type { SavedBrand } from '@marquee/contract/saved-ads'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { BrandMark } from '@marquee/ui/brand-mark'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { formatCount } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { SearchField } from '@marquee/ui/search-field'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useFollowBrand } from '../../api/brands.ts'
import { listSavedBrandsQuery } from '../../api/saved-ads.ts'
import { SwipeFileTabs } from '../components/swipe-file-tabs.tsx'
import list from './swipe-file-brands-page.module.css'
import styles from '../../components/list-page.module.css'
import { useLibraryRights } from '../../state/use-library-rights.ts'

/** The swipe file by brand, with the brands that the workspace follows. */
export function Page() {
  usePageTitle('Saved brands')
  const [q, setQ] = useState('')
  const query = useInfiniteQuery(listSavedBrandsQuery(q))
  const brands = query.data?.pages.flatMap((page) => page.data) ?? []
  const isEmpty = q === '' && query.isSuccess && brands.length === 0
  return (
    <div className={styles.page}>
      <PageHeader title="Saved brands" description="Brands whose ads you saved, and brands you follow." />
      <SwipeFileTabs />
      {isEmpty ? (
        <NoBrands />
      ) : (
        <>
          <SearchField
            label="Search the saved brands"
            placeholder="Search brands"
            maxLength={100}
            value={q}
            onSearch={setQ}
          />
          <Brands query={query} brands={brands} />
        </>
      )}
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more brands
        </Button>
      ) : null}
    </div>
  )
}

function NoBrands() {
  const navigate = useNavigate()
  return (
    <EmptyState
      title="No brand yet"
      action={
        <Button type="primary" onClick={() => void navigate(href('explore-brands'))}>
          Explore brands
        </Button>
      }
    >
      Follow a brand, or save one of its ads, and it is listed here for everybody in the workspace.
    </EmptyState>
  )
}

interface BrandsProps {
  query: { isPending: boolean; error: Error | null; refetch: () => Promise<unknown> }
  brands: readonly SavedBrand[]
}

function Brands({ query, brands }: BrandsProps) {
  if (query.isPending) {
    return <ListSkeleton label="Loading saved brands" />
  }
  if (query.error !== null && brands.length === 0) {
    return (
      <ErrorState title="The brands could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  if (brands.length === 0) {
    return <EmptyState title="No brand matches">Use fewer letters, or another part of the name.</EmptyState>
  }
  return (
    <ul className={list.brands} role="list">
      {brands.map((brand) => (
        <li key={brand.id} className={list.brand}>
          <BrandMark name={brand.name} logoUrl={brand.logo_url} />
          <div className={list.brandWords}>
            <Link className={list.brandName} to={href('brand', { params: { id: brand.id }, query: { user_ads: '1' } })}>
              <bdi>{brand.name}</bdi>
            </Link>
            <div>
              <Link className={list.quiet} to={href('swipe-file', { query: { brand: brand.id } })}>
                {formatCount(brand.saved_count, 'saved ad')}
              </Link>
            </div>
          </div>
          <FollowButton brand={brand} />
        </li>
      ))}
    </ul>
  )
}

function FollowButton({ brand }: { brand: SavedBrand }) {
  const { canFollow } = useLibraryRights()
  const { mutateAsync, isPending } = useFollowBrand(brand.id)
  const tellOutcome = useOutcomeToast()
  return canFollow ? (
    <Button
      aria-pressed={brand.is_followed}
      aria-label={`${brand.is_followed ? 'Following' : 'Follow'} ${brand.name}`}
      loading={isPending}
      onClick={() => void tellOutcome(mutateAsync(!brand.is_followed), { failure: `${brand.name} stays as it was` })}
    >
      {brand.is_followed ? 'Following' : 'Follow'}
    </Button>
  ) : null
}
