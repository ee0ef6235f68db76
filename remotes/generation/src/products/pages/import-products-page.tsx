import { usePageTitle } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { PageHeader } from '@marquee/ui/page-header'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { productImportsQuery } from '../../api/product-imports.ts'
import { BackLink } from '../../components/back-link.tsx'
import { ProductImportForm } from '../components/product-import-form.tsx'
import { ProductImportReport } from '../components/product-import-report.tsx'
import styles from '../components/product-import.module.css'
import { href } from '../../href.ts'
import { useCanEditProducts } from '../../state/rights.ts'

/** Imports products from a list of pages, and reports the result of each. */
export function Page() {
  usePageTitle('Import products')
  const canEdit = useCanEditProducts()
  return (
    <>
      <PageHeader
        title="Import products"
        description="Paste the pages of your shop; products, images and prices are read from them."
        before={<BackLink to={href('products')}>Products</BackLink>}
      />
      <div className={styles.layout}>
        {canEdit ? <ProductImportForm /> : null}
        <Reports />
      </div>
    </>
  )
}

function Reports() {
  const query = useInfiniteQuery(productImportsQuery)
  if (query.isError) {
    return (
      <ErrorState title="The imports could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const reports = query.data?.pages.flatMap((page) => page.data) ?? []
  if (query.isSuccess && reports.length === 0) {
    return <EmptyState title="Nothing imported yet">Reports of your imports are kept here.</EmptyState>
  }
  return (
    <>
      {reports.map((report) => (
        <ProductImportReport key={report.id} report={report} />
      ))}
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show earlier imports
        </Button>
      ) : null}
    </>
  )
}
