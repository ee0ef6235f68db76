import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontFile, getAssetFontFamily, listFontFamilies, listFontFiles } from '@marquee/creative/fonts'
import { getFontAsset } from '@marquee/creative/look'
import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import { listPageTexts } from '@marquee/funnel-pages/list-page-texts'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** What every page needs beside its own characters: numbers, and the signs that styles draw. */
const ALWAYS = '0123456789+–,. “”„«»‹›‘’'
/** The emoji of the system are shown: the color font is larger than a page may be. */
const LEFT_OUT = 'Marquee Emoji'
/** The fallback for what other families lack; not needed for the characters that all of them have. */
const FALLBACK = 'Marquee Sans'

/**
 * Cuts the fonts of a page to the characters that it shows, as WOFF2 within `@font-face` rules.
 * @param own the font files of the workspace by the ids of their assets; a file that is missing is replaced by a bundled font
 */
export async function cutPageFonts(page: FunnelPage, own: Readonly<Record<string, Buffer>>): Promise<string> {
  const texts = listPageTexts(page)
  const characters = [...new Set([ALWAYS, ...texts].join(''))].join('')
  const faces = await Promise.all([
    ...listOwnFonts(page, own).map(async ({ id, bytes }) =>
      writeFace(getAssetFontFamily(id), '400', await cut(bytes, characters)),
    ),
    ...listBundledFonts(page, texts).map(async ({ family, file, weight }) =>
      writeFace(family, weight, await cut(readFileSync(require.resolve(file)), characters)),
    ),
  ])
  return faces.join('\n')
}

function listOwnFonts({ theme }: FunnelPage, own: Readonly<Record<string, Buffer>>) {
  const ids = new Set([theme.fonts.heading, theme.fonts.body].map(getFontAsset).filter((id) => id !== null))
  return [...ids].flatMap((id) => (own[id] === undefined ? [] : [{ id, bytes: own[id] }]))
}

/** The files of the page’s families, and those of other scripts that a text has. */
function listBundledFonts({ theme }: FunnelPage, texts: readonly string[]): FontFile[] {
  const families = new Set([...listFontFamilies(theme, 'display'), ...listFontFamilies(theme, 'text')])
  const first = new Set([listFontFamilies(theme, 'display')[0], listFontFamilies(theme, 'text')[0]])
  const hasOwn = [theme.fonts.heading, theme.fonts.body].some((font) => getFontAsset(font) !== null)
  return listFontFiles(texts).filter(
    ({ family }) => families.has(family) && family !== LEFT_OUT && (family !== FALLBACK || first.has(family) || hasOwn),
  )
}

function cut(bytes: Buffer, characters: string): Promise<Buffer> {
  return subsetFont(bytes, characters, { targetFormat: 'woff2' })
}

function writeFace(family: string, weight: string, bytes: Buffer): string {
  const source = `url(data:font/woff2;base64,${bytes.toString('base64')}) format("woff2")`
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:${source}}`
}
