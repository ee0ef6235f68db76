import type { FunnelPage } from './funnel-page.ts'
import { getPageLabels } from './labels/page-labels.ts'
import type { Section } from './section.ts'
import { formatDay } from './view/format-day.ts'

const NOT_SHOWN = new Set([
  'id',
  'type',
  'asset_id',
  'href',
  'link',
  'layout',
  'surface',
  'style',
  'kind',
  'mark',
  'to',
  'address',
  'image_side',
  'ends_on',
  'date',
])

/** Every text of a section in its order, without settings, addresses and ids. */
export function listSectionTexts(section: Section): string[] {
  return listTexts(section)
}

/** Every text that a page may show, also those of its labels: what its fonts must have signs for. */
export function listPageTexts({ sections, theme, language }: FunnelPage): string[] {
  const labels = getPageLabels(language)
  const days = sections.flatMap(listDays).map((day) => formatDay(day, language))
  return [theme.brand_name, ...sections.flatMap(listSectionTexts), ...listTexts(labels), ...days]
}

/** The assets that a page shows: images with its logo, and videos. */
export function listPageAssets(page: FunnelPage): { images: string[]; videos: string[] } {
  const videos = page.sections.flatMap((section) => (section.type === 'video' ? (section.asset_id ?? []) : []))
  const images = page.sections.flatMap((section) => listImages(section.type === 'video' ? section.poster : section))
  const others = [page.theme.logo, page.share_image].filter((id) => id !== null)
  return { images: [...new Set([...images, ...others])], videos: [...new Set(videos)] }
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') {
    return value === '' ? [] : [value]
  }
  if (typeof value !== 'object' || value === null) {
    return []
  }
  return Object.entries(value).flatMap(([name, inner]) => (NOT_SHOWN.has(name) ? [] : listTexts(inner)))
}

function listDays(section: Section): string[] {
  const day = section.type === 'offer' ? section.ends_on : section.type === 'author' && section.date
  return day === null || day === false ? [] : [day]
}

function listImages(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return []
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'asset_id' && typeof inner === 'string' ? [inner] : listImages(inner),
  )
}
