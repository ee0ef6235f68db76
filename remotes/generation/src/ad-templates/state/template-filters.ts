import { aspectRatio, type AspectRatio } from '@marquee/creative/formats'
import { type Template, templateStyle, type TemplateStyle } from '@marquee/creative/template'

/** The filters of the gallery, stored in the address. */
export interface TemplateFilters {
  style: TemplateStyle | null
  niche: string | null
  format: AspectRatio
  favorites: boolean
}

const DEFAULT_FORMAT = '4:5'

export const styleLabels: Readonly<Record<TemplateStyle, string>> = {
  offer: 'Offer',
  social_proof: 'Social proof',
  comparison: 'Comparison',
  before_after: 'Before and after',
  feature_callouts: 'Feature call-outs',
  quote: 'Quote',
  native_note: 'Native note',
  editorial: 'Editorial',
  product: 'Product',
}

/** Reads the filters of an address; unknown values count as not set. */
export function readFilters(params: URLSearchParams): TemplateFilters {
  return {
    style: templateStyle.safeParse(params.get('style')).data ?? null,
    niche: params.get('niche'),
    format: aspectRatio.safeParse(params.get('format')).data ?? DEFAULT_FORMAT,
    favorites: params.get('favorites') === '1',
  }
}

/** The filters as a query, without those that are not set. */
export function writeFilters({ style, niche, format, favorites }: TemplateFilters): Record<string, string> {
  return {
    ...(style !== null && { style }),
    ...(niche !== null && { niche }),
    ...(format !== DEFAULT_FORMAT && { format }),
    ...(favorites && { favorites: '1' }),
  }
}

/** The templates that match the filters. A template without a niche matches every niche. */
export function filterTemplates<T extends Template>(
  templates: readonly T[],
  { style, niche, format, favorites }: TemplateFilters,
  favoriteIds: readonly string[],
): T[] {
  return templates.filter(
    (template) =>
      (style === null || template.style === style) &&
      (niche === null || template.niches.length === 0 || template.niches.includes(niche)) &&
      template.formats[format] !== undefined &&
      (!favorites || favoriteIds.includes(template.id)),
  )
}
