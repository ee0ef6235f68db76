import { z } from 'zod'

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i)

/** A brand's colours: background, text on it, the accent, a pale one and a dark one. */
export const palette = z.object({
  paper: hexColor,
  ink: hexColor,
  accent: hexColor,
  soft: hexColor,
  deep: hexColor,
})
export type Palette = z.infer<typeof palette>

/** A colour by its role in a palette, so that one template suits every brand. */
export const colorRoles = ['paper', 'ink', 'accent', 'soft', 'deep', 'white', 'black'] as const
const colorRole = z.enum(colorRoles)

/** A role of the palette, or a colour that a user chose. */
export const colorValue = z.union([colorRole, hexColor])
export type ColorValue = z.infer<typeof colorValue>

/** The `#rrggbb` of a colour. */
export function resolveColor(color: ColorValue, colors: Palette): string {
  switch (color) {
    case 'white':
      return '#ffffff'
    case 'black':
      return '#101114'
    case 'paper':
    case 'ink':
    case 'accent':
    case 'soft':
    case 'deep':
      return colors[color]
    default:
      return color
  }
}

/** The fonts that come with the product. */
const bundledFonts = ['sans', 'geometric', 'serif', 'condensed', 'hand'] as const
export type BundledFont = (typeof bundledFonts)[number]

const assetFont = /^asset:[0-9a-f-]{36}$/

/** A bundled font, or `asset:<id>` for a font file of the workspace. */
const fontChoice = z.union([z.enum(bundledFonts), z.templateLiteral(['asset:', z.uuid()])])
export type FontChoice = z.infer<typeof fontChoice>

/** The asset that holds a font file; null for a bundled font. */
export function getFontAsset(font: FontChoice): string | null {
  return assetFont.test(font) ? font.slice('asset:'.length) : null
}

const logoMarks = ['circle', 'split', 'petals', 'bars', 'ring', 'peak', 'wave', 'spark', 'grid', 'leaf'] as const
export const logoMark = z.enum(logoMarks)
export type LogoMark = z.infer<typeof logoMark>

/** The look of a brand. A layer for the logo shows the logo's image, else the mark, else only the brand's name. */
export const creativeLook = z.object({
  brand_name: z.string().max(200),
  palette,
  fonts: z.object({ heading: fontChoice, body: fontChoice }),
  /** An asset's id. */
  logo: z.uuid().nullable(),
  /** The assets of further logos, such as the version for dark backgrounds: the one that reads best on its background is drawn. */
  other_logos: z.array(z.uuid()).max(8).optional(),
  /** A drawn mark; brands of the demo library have one. */
  mark: logoMark.optional(),
})
export type CreativeLook = z.infer<typeof creativeLook>
