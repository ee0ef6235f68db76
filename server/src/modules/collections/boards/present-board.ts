import type { Media } from '@marquee/contract/ads'
import type { Board } from '@marquee/contract/boards'
import type { AdService } from '../../library/library.public.ts'
import type { createBoardAdRepository } from './board-ads.repository.ts'
import type { BoardRow } from './boards.repository.ts'

type BoardAds = Pick<ReturnType<typeof createBoardAdRepository>, 'listCovers'>

/**
 * Converts rows to the contract's boards, each with its cover images.
 * @param viewer the workspace that looks; null for covers of common ads alone
 */
export async function presentBoards(
  rows: readonly BoardRow[],
  { boardAds, ads }: { boardAds: BoardAds; ads: Pick<AdService, 'listByIds'> },
  viewer: string | null,
): Promise<Board[]> {
  const covers = await boardAds.listCovers(
    rows.map((row) => row.id),
    viewer,
  )
  const coverAds = await ads.listByIds(viewer, uniqueAds(covers))
  const images = new Map(coverAds.map(({ id, media }) => [id, media[0]]))
  return rows.map(({ id, name, description, folder_id, ads_count, is_staff_pick, created_at }) => ({
    id,
    name,
    description,
    folder_id,
    ads_count: Number(ads_count),
    covers: covers.flatMap((cover): Media[] => {
      const image = cover.board_id === id ? images.get(cover.ad_id) : undefined
      return image === undefined ? [] : [image]
    }),
    is_staff_pick,
    created_at: created_at.toISOString(),
  }))
}

function uniqueAds(covers: readonly { ad_id: string }[]): string[] {
  return [...new Set(covers.map((cover) => cover.ad_id))]
}
