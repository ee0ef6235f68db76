import type { CallOutput } from '@marquee/contract/endpoint'
import type { AdSummary, getAd, listAds } from '@marquee/contract/ads'
import type { getBoard } from '@marquee/contract/boards'
import type { listSavedAds, SavedAd } from '@marquee/contract/saved-ads'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { AD_KEY, ADS_KEY } from '../api/ads.ts'
import { BOARD_KEY } from '../api/boards.ts'
import { SAVED_ADS_KEY } from '../api/saved-ads.ts'
import { STAFF_PICK_KEY } from '../api/staff-picks.ts'

type AdPage = CallOutput<typeof listAds>
type SavedAdPage = CallOutput<typeof listSavedAds>
type AdPages = InfiniteData<AdPage, string | null>
type SavedAdPages = InfiniteData<SavedAdPage, string | null>
/** A board's pages, or a staff pick's. */
type BoardPages = InfiniteData<{ data: { ads: CallOutput<typeof getBoard>['data']['ads'] } }, string | null>
type OneAd = CallOutput<typeof getAd>

/** Marks an ad as saved or not, everywhere that it is shown. Pages without it keep their identity, so that nothing else renders. */
export function markSaved(queryClient: QueryClient, adId: string, isSaved: boolean): void {
  queryClient.setQueriesData<AdPages>({ queryKey: ADS_KEY }, (cached) =>
    mapPages<AdSummary, AdPage>(
      cached,
      adId,
      (ad) => ad.id,
      (ad) => ({ ...ad, is_saved: isSaved }),
    ),
  )
  queryClient.setQueriesData<SavedAdPages>({ queryKey: SAVED_ADS_KEY }, (cached) =>
    mapPages<SavedAd, SavedAdPage>(
      cached,
      adId,
      (saved) => saved.ad.id,
      (saved) => ({ ...saved, ad: { ...saved.ad, is_saved: isSaved } }),
    ),
  )
  for (const queryKey of [BOARD_KEY, STAFF_PICK_KEY]) {
    queryClient.setQueriesData<BoardPages>({ queryKey }, (cached) => cached && markOnBoard(cached, adId, isSaved))
  }
  queryClient.setQueryData<OneAd>([...AD_KEY, adId], (cached) =>
    cached === undefined ? undefined : { data: { ...cached.data, is_saved: isSaved } },
  )
}

function markOnBoard(cached: BoardPages, adId: string, isSaved: boolean): BoardPages {
  const pages = cached.pages.map((page) => {
    const ads = page.data.ads.map((ad) => (ad.id === adId ? { ...ad, is_saved: isSaved } : ad))
    return { ...page, data: { ...page.data, ads } }
  })
  return { ...cached, pages }
}

/** The ads of every cached list, and whether they are shown as saved. */
export function shownMarks(queryClient: QueryClient): Map<string, boolean> {
  const lists = queryClient.getQueriesData<AdPages>({ queryKey: ADS_KEY, type: 'active' })
  const boards = [BOARD_KEY, STAFF_PICK_KEY].flatMap((queryKey) =>
    queryClient.getQueriesData<BoardPages>({ queryKey, type: 'active' }),
  )
  const details = queryClient.getQueriesData<OneAd>({ queryKey: AD_KEY, type: 'active' })
  const ads = [
    ...lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.data) ?? []),
    ...boards.flatMap(([, board]) => board?.pages.flatMap((page) => page.data.ads) ?? []),
    ...details.flatMap(([, detail]) => detail?.data ?? []),
  ]
  return new Map(ads.map(({ id, is_saved }) => [id, is_saved]))
}

/** Takes an ad out of the cached lists of the swipe file. */
export function dropFromSwipeFile(queryClient: QueryClient, adId: string): void {
  queryClient.setQueriesData<SavedAdPages>({ queryKey: SAVED_ADS_KEY }, (cached) =>
    cached === undefined
      ? undefined
      : {
          ...cached,
          pages: cached.pages.map((page) => ({ ...page, data: page.data.filter((saved) => saved.ad.id !== adId) })),
        },
  )
}

function mapPages<Item, Page extends { data: Item[] }>(
  cached: InfiniteData<Page, string | null> | undefined,
  adId: string,
  getId: (item: Item) => string,
  change: (item: Item) => Item,
): InfiniteData<Page, string | null> | undefined {
  if (cached === undefined) {
    return undefined
  }
  const pages = cached.pages.map((page) =>
    page.data.some((item) => getId(item) === adId)
      ? { ...page, data: page.data.map((item) => (getId(item) === adId ? change(item) : item)) }
      : page,
  )
  return { ...cached, pages }
}
