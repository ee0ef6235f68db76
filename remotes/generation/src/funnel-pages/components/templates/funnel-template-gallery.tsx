import type { FunnelPageSummary } from '@marquee/contract/funnel-pages'
import type { FunnelPreview } from '@marquee/contract/funnel-templates'
import { builtInPageTemplates } from '@marquee/funnel-pages/built-in-page-templates'
import { useToast } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { useDeleteWithUndo } from '@marquee/ui/use-delete-with-undo'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useCanGenerate } from '../../../state/rights.ts'
import { ownFunnelTemplatesQuery, useDeleteFunnelPage, useRestoreFunnelPage } from '../../api/funnel-pages.ts'
import { favoriteFunnelTemplatesQuery, useSetFavoriteFunnelTemplate } from '../../api/funnel-templates.ts'
import { buildPreviews } from '../../state/build-previews.ts'
import { filterPageTemplates, type FunnelTemplateFilters } from '../../state/template-filters.ts'
import { OwnTemplateCard } from './own-template-card.tsx'
import { TemplateCard } from './template-card.tsx'
import styles from './funnel-template-gallery.module.css'

/** A template of the product or of the workspace that a page is made from. */
export interface ChosenTemplate {
  id: string
  name: string
}

interface FunnelTemplateGalleryProps {
  preview: FunnelPreview
  filters: FunnelTemplateFilters
  onReset: () => void
  onUse: (template: ChosenTemplate) => void
}

/** The templates that match the filters: the workspace's own first, then those of the product, each shown live. */
export function FunnelTemplateGallery({ preview, filters, onReset, onUse }: FunnelTemplateGalleryProps) {
  const own = useInfiniteQuery(ownFunnelTemplatesQuery)
  const { data: favorites = [] } = useQuery(favoriteFunnelTemplatesQuery)
  const { mutate: setFavorite } = useSetFavoriteFunnelTemplate()
  const showToast = useToast()
  const canUse = useCanGenerate()
  const { deleteItem } = useDeleteWithUndo<FunnelPageSummary>({
    noun: 'template',
    getName: ({ title }) => title,
    remove: useDeleteFunnelPage(),
    restore: useRestoreFunnelPage(),
  })
  const previews = useMemo(() => buildPreviews(preview, filters.look), [preview, filters.look])
  const shown = filterPageTemplates(builtInPageTemplates, filters, favorites)
  const saved = (own.data?.pages ?? [])
    .flatMap(({ data }) => data)
    .filter(
      ({ id, kind }) =>
        (filters.kind === null || kind === filters.kind) && (!filters.favorites || favorites.includes(id)),
    )

  function handleFavorite(id: string, isFavorite: boolean): void {
    setFavorite(
      { id, isFavorite },
      {
        onError: ({ message }) =>
          showToast({ severity: 'error', summary: 'The favorite was not saved', detail: message }),
      },
    )
  }

  if (shown.length + saved.length === 0) {
    return (
      <EmptyState title="No template fits" action={<Button onClick={onReset}>Show all templates</Button>}>
        {filters.favorites ? 'Mark templates with the heart to find them here.' : 'Choose another kind or niche.'}
      </EmptyState>
    )
  }
  return (
    <>
      <ul role="list" className={styles.grid} aria-label="Funnel templates">
        {saved.map((page) => (
          <li key={page.id}>
            <OwnTemplateCard
              page={page}
              isFavorite={favorites.includes(page.id)}
              onFavorite={(isFavorite) => handleFavorite(page.id, isFavorite)}
              onUse={canUse ? () => onUse({ id: page.id, name: page.title }) : null}
              onDelete={canUse ? () => void deleteItem(page) : null}
            />
          </li>
        ))}
        {shown.map((template) => (
          <li key={template.id}>
            <TemplateCard
              template={template}
              preview={previews.get(template.id) ?? null}
              assets={preview.assets}
              isFavorite={favorites.includes(template.id)}
              onFavorite={(isFavorite) => handleFavorite(template.id, isFavorite)}
              onUse={canUse ? () => onUse(template) : null}
            />
          </li>
        ))}
      </ul>
      {own.hasNextPage ? (
        <Button loading={own.isFetchingNextPage} onClick={() => void own.fetchNextPage()}>
          Show more of your templates
        </Button>
      ) : null}
    </>
  )
}
