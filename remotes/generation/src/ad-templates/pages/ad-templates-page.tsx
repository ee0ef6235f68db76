import { useIsAllowed, usePageTitle } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { templatePreviewQuery } from '../../api/ad-templates.ts'
import { TemplatesOnlyNotice } from '../components/templates-only-notice.tsx'
import { TemplateFilterBar } from '../components/template-filter-bar.tsx'
import { TemplateGallery } from '../components/template-gallery.tsx'
import { readFilters, type TemplateFilters, writeFilters } from '../state/template-filters.ts'

/** Ad templates, each shown with the workspace's own product and colours. */
export function Page() {
  usePageTitle('Ad templates')
  const [params, setParams] = useSearchParams()
  const preview = useQuery(templatePreviewQuery())
  const hasProduct = useIsAllowed({ feature: 'full_product', plan: 'none' })
  const filters = readFilters(params)
  const setFilters = (next: TemplateFilters) => setParams(writeFilters(next), { replace: true })
  return (
    <>
      <PageHeader title="Ad templates" description="Proven layouts, shown with your own product and colors." />
      {hasProduct ? null : <TemplatesOnlyNotice />}
      <TemplateFilterBar filters={filters} onChange={setFilters} />
      {preview.isPending ? <ListSkeleton label="Loading templates" /> : null}
      {preview.isError ? (
        <ErrorState
          title="The templates could not be loaded"
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      ) : null}
      {preview.data === undefined ? null : (
        <TemplateGallery preview={preview.data} filters={filters} onReset={() => setParams({}, { replace: true })} />
      )}
    </>
  )
}
