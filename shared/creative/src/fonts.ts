import type { TextStyle } from './layer.ts'
import { type BundledFont, type CreativeLook, type FontChoice, getFontAsset } from './look.ts'

export interface FontFile {
  family: string
  /** The path in an npm package. */
  file: string
  /** The weights that the file contains, in CSS notation. */
  weight: string
  /** The characters that only this file has; null when a text of any language may need it. */
  script: RegExp | null
}

const LATIN_EXTENDED = /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20bf]/
const ARABIC = /\p{Script=Arabic}/u
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u

const VARIABLE = '100 900'

/** Every font file that comes with the product. The family names are our own, so that an installed font can never replace one. */
export const fontFiles: readonly FontFile[] = [
  file('Marquee Sans', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', VARIABLE),
  file(
    'Marquee Sans Latin Ext',
    '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    VARIABLE,
    LATIN_EXTENDED,
  ),
  file(
    'Marquee Sans Cyrillic',
    '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2',
    VARIABLE,
    /\p{Script=Cyrillic}/u,
  ),
  file(
    'Marquee Sans Greek',
    '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2',
    VARIABLE,
    /\p{Script=Greek}/u,
  ),
  file(
    'Marquee Sans Vietnamese',
    '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2',
    VARIABLE,
    LATIN_EXTENDED,
  ),
  file(
    'Marquee Geometric',
    '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
    '300 700',
  ),
  file('Marquee Serif', '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2', VARIABLE),
  file('Marquee Condensed', '@fontsource/anton/files/anton-latin-400-normal.woff2', '400'),
  file('Marquee Hand', '@fontsource/caveat/files/caveat-latin-700-normal.woff2', '700'),
  file(
    'Marquee Geometric Latin Ext',
    '@fontsource-variable/space-grotesk/files/space-grotesk-latin-ext-wght-normal.woff2',
    '300 700',
    LATIN_EXTENDED,
  ),
  file(
    'Marquee Serif Latin Ext',
    '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
    VARIABLE,
    LATIN_EXTENDED,
  ),
  file(
    'Marquee Condensed Latin Ext',
    '@fontsource/anton/files/anton-latin-ext-400-normal.woff2',
    '400',
    LATIN_EXTENDED,
  ),
  file('Marquee Hand Latin Ext', '@fontsource/caveat/files/caveat-latin-ext-700-normal.woff2', '700', LATIN_EXTENDED),
  file(
    'Marquee Arabic',
    '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    VARIABLE,
    ARABIC,
  ),
  file('Marquee Japanese', '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff2', '400', JAPANESE),
  file('Marquee Japanese', '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-700-normal.woff2', '700', JAPANESE),
  file('Marquee Emoji', '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2', '400', EMOJI),
]

function file(family: string, path: string, weight: string, script: RegExp | null = null): FontFile {
  return { family, file: path, weight, script }
}

const FAMILIES: Readonly<Record<BundledFont, readonly string[]>> = {
  sans: ['Marquee Sans'],
  geometric: ['Marquee Geometric', 'Marquee Geometric Latin Ext'],
  serif: ['Marquee Serif', 'Marquee Serif Latin Ext'],
  condensed: ['Marquee Condensed', 'Marquee Condensed Latin Ext'],
  hand: ['Marquee Hand', 'Marquee Hand Latin Ext'],
}

const FALLBACK = [
  'Marquee Sans',
  'Marquee Sans Latin Ext',
  'Marquee Sans Cyrillic',
  'Marquee Sans Greek',
  'Marquee Sans Vietnamese',
  'Marquee Arabic',
  'Marquee Japanese',
  'Marquee Emoji',
]

/** The address from which browsers load a font file. */
export const toFontAddress = (file: string) => `/creative-fonts/${file.slice(file.lastIndexOf('/') + 1)}`

/** The font files that some texts need; the large files of other scripts are included only when a text has such characters. */
export function listFontFiles(texts: readonly string[]): FontFile[] {
  const written = texts.join(' ')
  return fontFiles.filter(({ script }) => script === null || script.test(written))
}

/** The family name that a workspace's font file is registered with. */
export const getAssetFontFamily = (assetId: string) => `Marquee Asset ${assetId}`

/** The CSS font families for a part of a look, with fallbacks for other scripts. */
export function listFontFamilies(look: Pick<CreativeLook, 'fonts'>, font: TextStyle['font']): string[] {
  const choice: FontChoice = { display: look.fonts.heading, text: look.fonts.body, hand: 'hand' as const }[font]
  const asset = getFontAsset(choice)
  const first = asset === null ? FAMILIES[choice as BundledFont] : [getAssetFontFamily(asset)]
  return [...new Set([...first, ...FALLBACK])]
}

/** The same as the value of a CSS `font-family`. */
export function toFontFamily(look: Pick<CreativeLook, 'fonts'>, font: TextStyle['font']): string {
  return listFontFamilies(look, font)
    .map((family) => `"${family}"`)
    .join(', ')
}
