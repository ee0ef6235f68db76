import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { templatePreviewQuery } from '../../api/ad-templates.ts'
import type { ImageDraft } from '../state/image-draft.ts'
import { readFilters } from '../../ad-templates/state/template-filters.ts'
import { useTemplate } from '../state/use-template.ts'
import { TemplateFilterBar } from '../../ad-templates/components/template-filter-bar.tsx'
import { TemplateGallery } from '../../ad-templates/components/template-gallery.tsx'
import { TemplateDraftPreview } from './template-draft-preview.tsx'
import styles from './template-picker.module.css'

const NO_FILTERS = readFilters(new URLSearchParams())

interface TemplatePickerProps {
  draft: ImageDraft
  onChoose: (templateId: string) => void
}

/** The chosen template in every format, and the gallery while the user chooses or replaces a template. */
export function TemplatePicker({ draft, onChoose }: TemplatePickerProps) {
  const { templateId } = draft
  const [isChoosing, setChoosing] = useState(templateId === null)
  const [filters, setFilters] = useState(NO_FILTERS)
  const preview = useQuery(templatePreviewQuery(draft))
  const { template, isGone } = useTemplate(templateId)
  if (templateId !== null && !isChoosing) {
    return (
      <section aria-label="Chosen template" className={styles.chosen}>
        {isGone ? (
          <EmptyState title="This template was removed">Choose another one.</EmptyState>
        ) : (
          <h2 className={styles.name}>{template?.name}</h2>
        )}
        <TemplateDraftPreview draft={draft} />
        <div>
          <Button onClick={() => setChoosing(true)}>Choose another template</Button>
        </div>
      </section>
    )
  }
  return (
    <section aria-label="Choose a template" className={styles.chosen}>
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
        <TemplateGallery
          preview={preview.data}
          filters={filters}
          onReset={() => setFilters(NO_FILTERS)}
          choice={{
            chosenId: templateId,
            onChoose: ({ id }) => {
              onChoose(id)
              setChoosing(false)
              document.querySelector('#page-scroll-container')?.scrollTo({ top: 0 })
            },
          }}
        />
      )}
    </section>
  )
}
