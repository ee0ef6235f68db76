import type { getBoard } from '@marquee/contract/boards'
import type { CallOutput } from '@marquee/contract/endpoint'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { getBoardQuery } from '../../api/boards.ts'
import type { CollectionSearch } from '../../api/saved-ads.ts'
import { createAdCollector } from '../../state/create-ad-collector.ts'

type BoardPage = CallOutput<typeof getBoard>

const NO_PAGES: BoardPage[] = []

/**
 * A board with the ads that a search finds on it, and their notes by ad id. While another search is sent, the board stays and its list
 * is pending.
 */
export function useBoard(id: string, search: CollectionSearch) {
  const query = useInfiniteQuery(getBoardQuery(id, search))
  const pages = query.data?.pages ?? NO_PAGES
  const [collectAds] = useState(() => createAdCollector(({ data }: BoardPage) => data.ads))
  const notes = useMemo(
    () => Object.assign({}, ...pages.map((page) => page.data.notes)) as Record<string, string>,
    [pages],
  )
  return {
    query: { ...query, isPending: query.isPending || query.isPlaceholderData },
    board: pages[0]?.data,
    ads: collectAds(pages),
    notes,
  }
}
