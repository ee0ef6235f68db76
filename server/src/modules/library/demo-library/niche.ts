import type { BackdropKind, ProductKind } from '@marquee/creative/picture'

export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt'

/** A fictional brand. No real company has this name in this business, and its website lives in the reserved `.example`. */
export interface DemoBrandSource {
  name: string
  /** What it sells, as the ads call it, and what it is drawn as. */
  products: Readonly<Record<string, ProductKind>>
  description: string
}

/** What ads may say; `of`: only of these products or brands. */
export type Line<Words extends string | readonly [string, string] = string> =
  | Words
  | { of: readonly string[]; say: Words }

/** What ads of one niche say. `{brand}` and `{product}` are filled in. */
export interface Niche {
  slug: string
  category: string
  market: 'b2b' | 'b2c'
  brands: readonly [DemoBrandSource, DemoBrandSource, DemoBrandSource]
  backdrops: readonly BackdropKind[]
  /** Whether its product can be shown on a screen. */
  hasScreen: boolean
  /** Whole dollars. */
  prices: readonly [number, number]
  audience: { ageMin: number; ageMax: number; gender: 'all' | 'female' | 'male' }
  ctas: readonly (
    | 'shop_now'
    | 'learn_more'
    | 'sign_up'
    | 'get_offer'
    | 'book_now'
    | 'download'
    | 'subscribe'
    | 'get_quote'
  )[]
  hooks: readonly Line[]
  details: readonly Line[]
  headlines: readonly Line[]
  points: readonly Line[]
  quotes: readonly Line[]
  stats: readonly Line<readonly [string, string]>[]
  /** The only products or brands that `foreign` is about; of all when left out. */
  foreignOf?: readonly string[]
  /** One sentence of the niche in each other language. */
  foreign: Readonly<Record<Exclude<Language, 'en'>, readonly [string, string]>>
}
