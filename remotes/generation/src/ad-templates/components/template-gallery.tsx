import type { AdTemplate, TemplatePreview } from '@marquee/contract/ad-templates'
import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { composeCreative } from '@marquee/creative/compose-creative'
import { describeFacts, listMissingFacts } from '@marquee/creative/facts'
import type { Template } from '@marquee/creative/template'
import { useIsAllowed, useToast } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { useDeleteWithUndo } from '@marquee/ui/use-delete-with-undo'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo } from 'react'
import {
  favoriteTemplatesQuery,
  ownTemplatesQuery,
  useDeleteTemplate,
  useRestoreTemplate,
  useSetFavorite,
} from '../../api/ad-templates.ts'
import { filterTemplates, type TemplateFilters } from '../state/template-filters.ts'
import { useCreativeImages } from '../../state/use-creative-images.ts'
import { TemplateCard } from './template-card.tsx'
import styles from './template-gallery.module.css'

interface TemplateGalleryProps {
  preview: TemplatePreview
  filters: TemplateFilters
  onReset: () => void
  /** Chooses a template on the page, instead of going to the wizard. */
  choice?: { chosenId: string | null; onChoose: (template: Template) => void }
}

/** The templates that match the filters: the workspace's own first, then those of the product. */
export function TemplateGallery({ preview, filters, onReset, choice }: TemplateGalleryProps) {
  const own = useInfiniteQuery(ownTemplatesQuery)
  const { data: favorites = [] } = useQuery(favoriteTemplatesQuery)
  const { mutate: setFavorite } = useSetFavorite()
  const showToast = useToast()
  const { deleteItem } = useDeleteWithUndo<AdTemplate>({
    noun: 'template',
    getName: ({ name }) => name,
    remove: useDeleteTemplate(),
    restore: useRestoreTemplate(),
  })
  const canDelete = useIsAllowed({ permission: 'generation.create' })
  const documents = useDocuments(preview)
  const images = useCreativeImages(documents.get(builtInTemplates[0]?.id ?? '') ?? null, preview.assets)

  const saved = (own.data?.pages ?? []).flatMap((page) => page.data)
  const shownSaved = filterTemplates(saved, filters, favorites)
  const shown = sortByFacts(filterTemplates(builtInTemplates, filters, favorites), preview)
  if (shown.length + shownSaved.length === 0) {
    return <NoTemplateFits filters={filters} onReset={onReset} />
  }

  function renderCard(template: Template, own?: AdTemplate) {
    const isDeletable = own !== undefined && canDelete && choice === undefined
    return (
      <li key={template.id}>
        <TemplateCard
          template={template}
          document={documents.get(template.id) ?? composeCreative(template, preview)}
          format={filters.format}
          images={images}
          missing={describeFacts(listMissingFacts(template, preview.content))}
          isOwn={own !== undefined}
          isFavorite={favorites.includes(template.id)}
          onFavorite={(isFavorite) =>
            setFavorite(
              { id: template.id, isFavorite },
              {
                onError: ({ message }) =>
                  showToast({ severity: 'error', summary: 'The favorite was not saved', detail: message }),
              },
            )
          }
          {...(isDeletable && { onDelete: () => void deleteItem(own) })}
          {...(choice !== undefined && {
            choice: { isChosen: choice.chosenId === template.id, onChoose: () => choice.onChoose(template) },
          })}
        />
      </li>
    )
  }

  return (
    <>
      <ul role="list" className={filters.format === '16:9' ? styles.wide : styles.grid} aria-label="Ad templates">
        {shownSaved.map((template) => renderCard(template, template))}
        {shown.map((template) => renderCard(template))}
      </ul>
      {own.hasNextPage ? (
        <Button loading={own.isFetchingNextPage} onClick={() => void own.fetchNextPage()}>
          Show more of your templates
        </Button>
      ) : null}
    </>
  )
}

function NoTemplateFits({ filters, onReset }: Pick<TemplateGalleryProps, 'filters' | 'onReset'>) {
  return (
    <EmptyState title="No template fits" action={<Button onClick={onReset}>Show all templates</Button>}>
      {filters.favorites ? 'Mark templates with the heart to find them here.' : 'Choose another style or niche.'}
    </EmptyState>
  )
}

/** Templates whose facts the preview lacks come last. */
function sortByFacts(templates: readonly Template[], { content }: TemplatePreview): Template[] {
  const isMissing = (template: Template) => Number(listMissingFacts(template, content).length > 0)
  return templates.toSorted((a, b) => isMissing(a) - isMissing(b))
}

/** The composed documents are the same for every filter, so they are composed once. */
function useDocuments(preview: TemplatePreview) {
  return useMemo(
    () => new Map(builtInTemplates.map((template) => [template.id, composeCreative(template, preview)])),
    [preview],
  )
}
