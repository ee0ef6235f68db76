import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { CallOutput } from '@marquee/contract/endpoint'
import type { getAd, listAds } from '@marquee/contract/ad-search'
import type { AdSummary } from '@marquee/contract/ads'
import type { getBoard } from '@marquee/contract/boards'
import { type listSavedAds, listSavedMarks, MAX_BULK_ADS, type SavedAd } from '@marquee/contract/saved-ads'
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { adKeys } from './ads.ts'
import { boardKeys } from './boards.ts'
import { savedAdKeys } from './saved-ads.ts'
import { staffPickKeys } from './staff-picks.ts'

type AdPage = CallOutput<typeof listAds>
type SavedAdPage = CallOutput<typeof listSavedAds>
type AdPages = InfiniteData<AdPage, string | null>
type SavedAdPages = InfiniteData<SavedAdPage, string | null>
/** The pages of a board or of a staff pick. */
type BoardPages = InfiniteData<{ data: { ads: CallOutput<typeof getBoard>['data']['ads'] } }, string | null>
type OneAd = CallOutput<typeof getAd>

/**
 * Updates the saved marks of the shown ads when another member has saved or removed some. Only the marks are requested: a
 * list must not be replaced while a user reads it.
 */
export function savedMarksQuery() {
  return queryOptions({
    queryKey: savedAdKeys.marks,
    meta: changesWith('saved-ads'),
    queryFn: async ({ client: queryClient, signal }) => {
      const marks = shownMarks(queryClient)
      const ids = [...marks.keys()]
      for (let start = 0; start < ids.length; start += MAX_BULK_ADS) {
        const part = ids.slice(start, start + MAX_BULK_ADS)
        const saved = new Set((await callEndpoint(listSavedMarks, { body: { ad_ids: part } }, { signal })).data)
        // A change by this user that began meanwhile is newer than this response and is reported separately.
        const differing = queryClient.isMutating() > 0 ? [] : part.filter((id) => marks.get(id) !== saved.has(id))
        differing.forEach((id) => markSaved(queryClient, id, saved.has(id)))
      }
      return null
    },
    // The lists already contain the marks, so nothing is requested until something has changed.
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Marks an ad as saved or not in every list. Pages without the ad keep their identity, so that nothing else renders. */
export function markSaved(queryClient: QueryClient, adId: string, isSaved: boolean): void {
  queryClient.setQueriesData<AdPages>({ queryKey: adKeys.lists }, (cached) =>
    mapPages<AdSummary, AdPage>(
      cached,
      adId,
      (ad) => ad.id,
      (ad) => ({ ...ad, is_saved: isSaved }),
    ),
  )
  queryClient.setQueriesData<SavedAdPages>({ queryKey: savedAdKeys.lists }, (cached) =>
    mapPages<SavedAd, SavedAdPage>(
      cached,
      adId,
      (saved) => saved.ad.id,
      (saved) => ({ ...saved, ad: { ...saved.ad, is_saved: isSaved } }),
    ),
  )
  for (const queryKey of [boardKeys.boards, staffPickKeys.picks]) {
    queryClient.setQueriesData<BoardPages>({ queryKey }, (cached) => cached && markOnBoard(cached, adId, isSaved))
  }
  queryClient.setQueryData<OneAd>(adKeys.details(adId), (cached) =>
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

/** The ads of every cached list, and whether they are marked as saved. */
function shownMarks(queryClient: QueryClient): Map<string, boolean> {
  const lists = queryClient.getQueriesData<AdPages>({ queryKey: adKeys.lists, type: 'active' })
  const boards = [boardKeys.boards, staffPickKeys.picks].flatMap((queryKey) =>
    queryClient.getQueriesData<BoardPages>({ queryKey, type: 'active' }),
  )
  const details = queryClient.getQueriesData<OneAd>({ queryKey: adKeys.ads, type: 'active' })
  const ads = [
    ...lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.data) ?? []),
    ...boards.flatMap(([, board]) => board?.pages.flatMap((page) => page.data.ads) ?? []),
    ...details.flatMap(([, detail]) => detail?.data ?? []),
  ]
  return new Map(ads.map(({ id, is_saved }) => [id, is_saved]))
}

/** Removes an ad from the cached lists of the swipe file. */
export function dropFromSwipeFile(queryClient: QueryClient, adId: string): void {
  queryClient.setQueriesData<SavedAdPages>({ queryKey: savedAdKeys.lists }, (cached) =>
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
