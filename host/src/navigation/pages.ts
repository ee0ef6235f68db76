import type { PageTable } from './page-table.ts'

/** The page name for analytics, in the specification's form `route.<name>`. */
export function toPageName(route: string): string {
  return `route.${route}`
}

/** The title of a route until its page has set one. */
export function getTitle({ pages }: PageTable, route: string): string {
  return pages.get(route)?.title ?? 'Page not found'
}

/**
 * The section that a page belongs to. The query may name the section that the visitor came from: `ref=staff-picks` and, for pages that
 * belong to both, `user_ads` (1 = swipe file, 0 = explore).
 */
export function getSection({ pages }: PageTable, route: string, search: URLSearchParams): string | null {
  const section = pages.get(route)?.section ?? null
  if (section !== 'explore' && section !== 'swipe-file') {
    return section
  }
  if (search.get('ref') === 'staff-picks') {
    return 'staff-picks'
  }
  const bySearch: Partial<Record<string, string>> = { '1': 'swipe-file', '0': 'explore' }
  return bySearch[search.get('user_ads') ?? ''] ?? section
}

/** The heading of the group that contains a section; null for sections without one. */
export function getArea({ groups }: PageTable, section: string | null): string | null {
  return groups.find(({ sections }) => sections.some(({ name }) => name === section))?.label ?? null
}
