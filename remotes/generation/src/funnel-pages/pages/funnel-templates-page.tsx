import { usePageTitle } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { LinkButton } from '@marquee/ui/link-button'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { href } from '../../href.ts'
import { funnelPreviewQuery } from '../api/funnel-templates.ts'
import { CreatePageDialog } from '../components/templates/create-page-dialog.tsx'
import { type ChosenTemplate, FunnelTemplateGallery } from '../components/templates/funnel-template-gallery.tsx'
import { TemplateFilterBar } from '../components/templates/template-filter-bar.tsx'
import { readPageOrigin } from '../state/page-origin.ts'
import { readTemplateFilters, writeTemplateFilters } from '../state/template-filters.ts'
import styles from './funnel-templates-page.module.css'

/** Funnel templates, each shown live with the workspace's own product and brand. */
export function Page() {
  usePageTitle('Funnel templates')
  const [params, setParams] = useSearchParams()
  const origin = readPageOrigin(params)
  const preview = useQuery(funnelPreviewQuery(origin.productId))
  const [chosen, setChosen] = useState<ChosenTemplate | null>(null)
  const filters = readTemplateFilters(params)
  return (
    <>
      <PageHeader
        title="Funnel templates"
        description="Landing pages, shown with what your own product states."
        actions={<LinkButton to={href('funnel-pages')}>Your pages</LinkButton>}
      />
      {origin.adId === null ? null : (
        <Alert
          className={styles.note ?? ''}
          type="info"
          showIcon
          title="Choose a template for the landing page of the ad"
          description="The editor names each promise of the ad that the page does not answer."
        />
      )}
      <TemplateFilterBar
        filters={filters}
        onChange={(next) => setParams(writeTemplateFilters(params, next), { replace: true })}
      />
      {preview.isPending ? <ListSkeleton label="Loading templates" /> : null}
      {preview.isError ? (
        <ErrorState
          title="The templates could not be loaded"
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      ) : null}
      {preview.data === undefined ? null : (
        <FunnelTemplateGallery
          preview={preview.data}
          filters={filters}
          onReset={() => setParams({}, { replace: true })}
          onUse={setChosen}
        />
      )}
      {chosen === null ? null : (
        <CreatePageDialog
          key={chosen.id}
          template={chosen}
          look={filters.look}
          origin={origin}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
