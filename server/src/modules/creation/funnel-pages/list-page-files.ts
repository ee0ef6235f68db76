import { getFontAsset } from '@marquee/creative/look'
import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import { listPageAssets } from '@marquee/funnel-pages/list-page-texts'

/** The ids of all files that a page needs, each once: its images first, then its videos and the fonts of its brand. */
export function listPageFiles(page: FunnelPage): string[] {
  const { images, videos } = listPageAssets(page)
  return [...new Set([...images, ...videos, ...listPageFonts(page)])]
}

/** The ids of the font files of the workspace that a page is set in. */
export function listPageFonts({ theme }: Pick<FunnelPage, 'theme'>): string[] {
  return [theme.fonts.heading, theme.fonts.body].map(getFontAsset).filter((id) => id !== null)
}
