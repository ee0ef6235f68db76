import { toFontFamily } from '@marquee/creative/fonts'
import type { FontChoice } from '@marquee/creative/look'
import type { FunnelPage, FunnelPageLook } from '../funnel-page.ts'
import { type SurfaceColors, toSurfaceColors } from '../theme/surface-colors.ts'
import { baseStyles } from './base-styles.ts'
import { boldStyles } from './bold-styles.ts'
import { editorialStyles } from './editorial-styles.ts'
import { sectionStyles } from './section-styles.ts'
import { wideStyles } from './wide-styles.ts'

const LOOKS: Readonly<Record<FunnelPageLook, string>> = { editorial: editorialStyles, bold: boldStyles }

/** The weights of headings that suit the bundled fonts. A font of the workspace may have no other weight than its own. */
const WEIGHTS: Readonly<Record<FunnelPageLook, Readonly<Record<string, number>>>> = {
  editorial: { sans: 640, geometric: 600, serif: 560, condensed: 400, hand: 700 },
  bold: { sans: 800, geometric: 700, serif: 700, condensed: 400, hand: 700 },
}
const OWN_FONT_WEIGHT = 700

/** The classes of the element that the page’s content stands in: `body` of a file. */
export const getPageClass = ({ look, kind }: Pick<FunnelPage, 'look' | 'kind'>) => `fp-page fp-${look} fp-kind-${kind}`

/** The styles of a page, with the colors and fonts of its brand. The faces of the fonts are not among them. */
export function writePageStyles({ look, theme }: Pick<FunnelPage, 'look' | 'theme'>): string {
  const colors = toSurfaceColors(theme.palette, look)
  const surfaces = Object.entries(colors).map(([name, surface]) => `.fp-on-${name} { ${writeColors(surface)} }`)
  return [
    `.fp-page { ${writeColors(colors.page)} --fp-heading-font: ${toFontFamily(theme, 'display')}, ${SYSTEM_FONTS}; --fp-body-font: ${toFontFamily(theme, 'text')}, ${SYSTEM_FONTS}; --fp-heading-weight: ${getHeadingWeight(look, theme.fonts.heading)}; background: var(--fp-paper); color: var(--fp-ink); }`,
    ...surfaces,
    baseStyles,
    sectionStyles,
    LOOKS[look],
    wideStyles,
  ].join('\n')
}

/** What is shown where a font has no sign, such as an emoji. */
const SYSTEM_FONTS = 'system-ui, sans-serif'

function getHeadingWeight(look: FunnelPageLook, font: FontChoice): number {
  return WEIGHTS[look][font] ?? OWN_FONT_WEIGHT
}

function writeColors(colors: SurfaceColors): string {
  return Object.entries(colors)
    .map(([name, color]) => `--fp-${name.replace('_', '-')}: ${color};`)
    .join(' ')
}
