import { z } from 'zod'

const STORAGE_KEY = 'marquee.recent-pages'
const KEPT = 6

const recentPage = z.object({ address: z.string().startsWith('/'), title: z.string().min(1) })
const memory = z.object({ owner: z.string(), pages: z.array(recentPage) })

export type RecentPage = z.infer<typeof recentPage>

/**
 * Pages that were open in this tab, newest first.
 * @param owner account and workspace of the list; other accounts and workspaces do not see it
 */
export function readRecentPages(owner: string): RecentPage[] {
  try {
    const kept = memory.parse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'))
    return kept.owner === owner ? kept.pages : []
  } catch {
    return []
  }
}

/** Adds a page at the start of the list. A page that is opened again, or that now has a better title, is listed once. */
export function rememberPage(owner: string, page: RecentPage): void {
  const others = readRecentPages(owner).filter(({ address }) => address !== page.address)
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ owner, pages: [page, ...others].slice(0, KEPT) }))
  } catch {
    // Storage is blocked: the palette has no recent pages.
  }
}
