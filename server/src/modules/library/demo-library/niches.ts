import { niches as nicheSlugs } from '@marquee/contract/niches'
import { backdropKind, productKind } from '@marquee/creative/picture'
import { z } from 'zod'
import { ctaType, foreignLanguages } from './phrases.ts'
import { readData } from './read-data.ts'

/** A fictional brand. No real company in this business has this name, and its website is in the reserved domain `.example`. */
const brandSource = z.strictObject({
  name: z.string().min(1),
  /** The products by the name that the ads use, with the kind of product that is drawn. */
  products: z.record(z.string(), productKind),
  description: z.string(),
})
export type DemoBrandSource = z.infer<typeof brandSource>

/** Texts for ads; a text with `of` is only for these products or brands. */
const lines = <Words extends z.ZodType>(words: Words) =>
  z.array(z.union([words, z.strictObject({ of: z.array(z.string()).min(1), say: words })])).min(1)
type Line<Words> = Words | { of: string[]; say: Words }

const sentences = lines(z.string())
const pair = z.tuple([z.string(), z.string()])

/** The texts of the ads in one niche. `{brand}` and `{product}` are filled in. */
const nicheData = z.strictObject({
  category: z.string(),
  market: z.enum(['b2b', 'b2c']),
  brands: z.array(brandSource).length(3),
  backdrops: z.array(backdropKind).min(1),
  /** The range of prices in whole dollars; no prices are shown when it starts at 0. */
  prices: z.tuple([z.int(), z.int()]),
  audience: z.strictObject({ age_min: z.int(), age_max: z.int(), gender: z.enum(['all', 'female', 'male']) }),
  ctas: z.array(ctaType).min(1),
  hooks: sentences,
  details: sentences,
  headlines: sentences,
  points: sentences,
  quotes: sentences,
  /** A number and its meaning. */
  stats: lines(pair),
  /** The situation before, and the situation now. */
  changes: lines(pair),
  /** The only products or brands that `foreign` applies to; all of them when omitted. */
  foreign_of: z.array(z.string()).optional(),
  /** One sentence and one detail in each other language. */
  foreign: z.record(z.enum(foreignLanguages), pair),
})
export type Niche = z.infer<typeof nicheData> & { slug: string }

/** In the order of the contract's niches. */
export const niches: readonly Niche[] = nicheSlugs.map((slug) => ({ slug, ...readData(`niches/${slug}`, nicheData) }))

interface Subject {
  brand: string
  product: string
}

/** Whether a text for these products or brands applies to a product. */
export function isAbout(of: readonly string[], { brand, product }: Subject): boolean {
  return of.includes(product) || of.includes(brand)
}

/** The texts that fit a product: those for the whole niche, and those for this product or its brand. */
export function listLinesAbout<Words extends string | [string, string]>(
  all: readonly Line<Words>[],
  subject: Subject,
): Words[] {
  return all.flatMap((line) => {
    if (!isLimited(line)) {
      return [line]
    }
    return isAbout(line.of, subject) ? [line.say] : []
  })
}

function isLimited<Words extends string | [string, string]>(line: Line<Words>): line is { of: string[]; say: Words } {
  return typeof line === 'object' && 'of' in line
}
