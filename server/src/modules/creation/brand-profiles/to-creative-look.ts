import type { BrandProfile } from '@marquee/contract/brand-profiles'
import { converter, formatHex, type Oklch, wcagContrast } from 'culori'

/** The look of creatives. Colours are `#rrggbb`; a font is a bundled one, or `asset:` and an id. */
export interface ProfileLook {
  brand_name: string
  palette: { paper: string; ink: string; accent: string; soft: string; deep: string }
  fonts: { heading: ProfileFont; body: ProfileFont }
  logo: string | null
  /** The further logos, one of which may be the version for dark backgrounds. */
  other_logos?: string[]
}

type BundledFont = 'sans' | 'geometric' | 'serif' | 'condensed' | 'hand'
type ProfileFont = BundledFont | `asset:${string}`

/** WCAG 2.2, level AAA: the contrast of text on the paper, soft and deep colours. */
const TEXT_CONTRAST = 7
/** WCAG 2.2, level AA: the contrast of text on the accent colour. */
const ACCENT_CONTRAST = 4.5
const LEAST_CHROMA = 0.045
const DEFAULT_ACCENT = '#3b5bdb'
const STEP = 0.01

const toOklch = converter('oklch')

/**
 * Assigns roles to a profile's colours. Ink is readable on paper and on soft, and paper on deep, each with a contrast of at least 7;
 * paper or ink is readable on the accent with a contrast of at least 4.5. The brand's own colours are kept where they meet these
 * limits; for the others, only the lightness is changed.
 */
export function toCreativeLook({
  name,
  colors,
  fonts,
  logos,
}: Pick<BrandProfile, 'name' | 'colors' | 'fonts' | 'logos'>): ProfileLook {
  return {
    brand_name: name,
    palette: toPalette(colors),
    fonts: { heading: toFont(fonts, 'heading'), body: toFont(fonts, 'body') },
    logo: logos[0]?.id ?? null,
    ...(logos.length > 1 && { other_logos: logos.slice(1).map(({ id }) => id) }),
  }
}

function toPalette(colors: readonly string[]): ProfileLook['palette'] {
  const known = colors.map(read)
  const chromatic = known.filter(({ c }) => c >= LEAST_CHROMA)
  const accent = chromatic.find(({ l }) => l > 0.3 && l < 0.9) ?? chromatic[0] ?? read(DEFAULT_ACCENT)
  const paper = known.find(({ l }) => l > 0.95) ?? { ...accent, l: 0.985, c: Math.min(accent.c, 0.006) }
  const darkest = known.filter(({ l }) => l < 0.35).toSorted((a, b) => a.c - b.c)[0]
  const ink = withContrast(darkest ?? { ...accent, l: 0.22, c: Math.min(accent.c, 0.03) }, paper, TEXT_CONTRAST, -STEP)
  const soft = withContrast({ ...accent, l: 0.94, c: Math.min(accent.c, 0.045) }, ink, TEXT_CONTRAST, STEP)
  const ownDeep = chromatic.find((color) => color !== accent && color.l < 0.45)
  const deep = withContrast(ownDeep ?? { ...accent, l: 0.34, c: accent.c * 0.8 }, paper, TEXT_CONTRAST, -STEP)
  return {
    paper: formatHex(paper),
    ink: formatHex(ink),
    accent: formatHex(withReadableText(accent, paper, ink)),
    soft: formatHex(soft),
    deep: formatHex(deep),
  }
}

/** Changes the lightness until the contrast is sufficient; when that is impossible, returns black or white. */
function withContrast(color: Oklch, against: Oklch, least: number, step: number): Oklch {
  let moved = color
  while (contrast(moved, against) < least && moved.l + step > 0 && moved.l + step < 1) {
    moved = { ...moved, l: moved.l + step }
  }
  return contrast(moved, against) >= least ? moved : { mode: 'oklch', l: step < 0 ? 0 : 1, c: 0 }
}

function withReadableText(accent: Oklch, paper: Oklch, ink: Oklch): Oklch {
  const isReadable = Math.max(contrast(accent, paper), contrast(accent, ink)) >= ACCENT_CONTRAST
  return isReadable ? accent : withContrast(accent, paper, ACCENT_CONTRAST, -STEP)
}

/** The contrast of the colours after rounding to #rrggbb, so that rounding cannot reduce it. */
function contrast(a: Oklch, b: Oklch): number {
  return wcagContrast(formatHex(a), formatHex(b))
}

function read(color: string): Oklch {
  return toOklch(color) ?? { mode: 'oklch', l: 0.5, c: 0 }
}

const ALIKE: ReadonlyArray<readonly [RegExp, BundledFont]> = [
  [/script|hand|caveat|pacifico|brush|marker|dancing|satisfy/i, 'hand'],
  [/condensed|compressed|narrow|anton|bebas|oswald|league gothic|impact/i, 'condensed'],
  [/grotesk|futura|poppins|montserrat|jost|circular|gilroy|avenir|nunito|quicksand|sora|outfit/i, 'geometric'],
  [/sans|gothic/i, 'sans'],
  [
    /serif|playfair|garamond|georgia|times|merriweather|lora|baskerville|bodoni|didot|caslon|cormorant|fraunces|canela|tiempos|freight text|crimson/i,
    'serif',
  ],
]

/** The brand's own font file, or the bundled font that is most similar to the named font. */
function toFont(fonts: BrandProfile['fonts'], role: 'heading' | 'body'): ProfileFont {
  const font = fonts.find((other) => other.role === role) ?? fonts[0]
  if (font === undefined) {
    return 'sans'
  }
  return font.asset === null
    ? (ALIKE.find(([names]) => names.test(font.family))?.[1] ?? 'sans')
    : `asset:${font.asset.id}`
}
