import {
  type FunnelPageKind,
  funnelPageKind,
  type FunnelPageLook,
  funnelPageLook,
} from '@marquee/funnel-pages/funnel-page'
import { type PageTemplate, type TemplateNiche, templateNiches } from '@marquee/funnel-pages/page-template'

/** The filters of the templates, stored in the address. */
export interface FunnelTemplateFilters {
  kind: FunnelPageKind | null
  niche: TemplateNiche | null
  look: FunnelPageLook
  favorites: boolean
}

const DEFAULT_LOOK = 'editorial'

/** Reads the filters of an address; unknown values count as not set. */
export function readTemplateFilters(params: URLSearchParams): FunnelTemplateFilters {
  return {
    kind: funnelPageKind.safeParse(params.get('kind')).data ?? null,
    niche: templateNiches.find((niche) => niche === params.get('niche')) ?? null,
    look: funnelPageLook.safeParse(params.get('look')).data ?? DEFAULT_LOOK,
    favorites: params.get('favorites') === '1',
  }
}

/** The address with the filters; what belongs to no filter, as the ad of a page, stays in it. */
export function writeTemplateFilters(
  params: URLSearchParams,
  { kind, niche, look, favorites }: FunnelTemplateFilters,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const values = { kind, niche, look: look === DEFAULT_LOOK ? null : look, favorites: favorites ? '1' : null }
  for (const [name, value] of Object.entries(values)) {
    if (value === null) {
      next.delete(name)
    } else {
      next.set(name, value)
    }
  }
  return next
}

/** The templates that match the filters. One for any niche matches each. */
export function filterPageTemplates(
  templates: readonly PageTemplate[],
  { kind, niche, favorites }: FunnelTemplateFilters,
  favoriteIds: readonly string[],
): PageTemplate[] {
  return templates.filter(
    (template) =>
      (kind === null || template.kind === kind) &&
      (niche === null || template.niches.includes(niche) || template.niches.includes('any')) &&
      (!favorites || favoriteIds.includes(template.id)),
  )
}
