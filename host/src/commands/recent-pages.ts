import { z } from 'zod'

const STORAGE_KEY = 'marquee.recent-pages'
const KEPT = 6

const recentPage = z.object({ address: z.string().startsWith('/'), title: z.string().min(1) })
const memory = z.object({ owner: z.string(), pages: z.array(recentPage) })

export type RecentPage = z.infer<typeof recentPage>

/**
 * Pages that were open in this tab, newest first.
 * @param owner whose they are: another account or workspace sees none of them
 */
export function readRecentPages(owner: string): RecentPage[] {
  try {
    const kept = memory.parse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'))
    return kept.owner === owner ? kept.pages : []
  } catch {
    return []
  }
}

/** Puts a page first. One that is open again, or has a better title now, is not kept twice. */
export function rememberPage(owner: string, page: RecentPage): void {
  const others = readRecentPages(owner).filter(({ address }) => address !== page.address)
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ owner, pages: [page, ...others].slice(0, KEPT) }))
  } catch {
    // Storage is blocked: the palette then has no recent pages.
  }
}
