import { getAssetFontFamily, listFontFamilies, listFontFiles, toFontAddress } from '@marquee/creative/fonts'
import { getFontAsset } from '@marquee/creative/look'
import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import type { PageAsset } from '../../state/page-asset.ts'

/** The rules that load the fonts of a page: the bundled ones that its characters need, and those of the workspace. */
export function writeFontFaces(
  { sections, theme }: Pick<FunnelPage, 'sections' | 'theme'>,
  assets: readonly PageAsset[],
): string {
  const families = new Set((['display', 'text'] as const).flatMap((font) => listFontFamilies(theme, font)))
  const bundled = listFontFiles([JSON.stringify(sections), theme.brand_name])
    .filter(({ family }) => families.has(family))
    .map(({ family, file, weight }) => writeFace(family, toFontAddress(file), weight))
  const own = new Set([theme.fonts.heading, theme.fonts.body].map(getFontAsset))
  const uploaded = assets
    .filter(({ id }) => own.has(id))
    .map(({ id, url }) => writeFace(getAssetFontFamily(id), url, 'normal'))
  return [...bundled, ...uploaded].join('\n')
}

function writeFace(family: string, url: string, weight: string): string {
  return `@font-face { font-family: "${family}"; src: url("${url}"); font-weight: ${weight}; font-display: swap; }`
}
