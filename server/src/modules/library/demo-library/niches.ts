import { niches as nicheSlugs } from '@marquee/contract/niches'
import { backdropKind, productKind } from '@marquee/creative/picture'
import { z } from 'zod'
import { ctaType, foreignLanguages } from './phrases.ts'
import { readData } from './read-data.ts'

/** A fictional brand. No real company has this name in this business, and its website lives in the reserved `.example`. */
const brandSource = z.strictObject({
  name: z.string().min(1),
  /** What it sells, as the ads call it, and what it is drawn as. */
  products: z.record(z.string(), productKind),
  description: z.string(),
})
export type DemoBrandSource = z.infer<typeof brandSource>

/** What ads may say; `of`: only of these products or brands. */
const lines = <Words extends z.ZodType>(words: Words) =>
  z.array(z.union([words, z.strictObject({ of: z.array(z.string()).min(1), say: words })])).min(1)
type Line<Words> = Words | { of: string[]; say: Words }

const sentences = lines(z.string())
const pair = z.tuple([z.string(), z.string()])

/** What ads of one niche say. `{brand}` and `{product}` are filled in. */
const nicheData = z.strictObject({
  category: z.string(),
  market: z.enum(['b2b', 'b2c']),
  brands: z.array(brandSource).length(3),
  backdrops: z.array(backdropKind).min(1),
  /** Whole dollars, from and to; no prices are shown from 0 on. */
  prices: z.tuple([z.int(), z.int()]),
  audience: z.strictObject({ age_min: z.int(), age_max: z.int(), gender: z.enum(['all', 'female', 'male']) }),
  ctas: z.array(ctaType).min(1),
  hooks: sentences,
  details: sentences,
  headlines: sentences,
  points: sentences,
  quotes: sentences,
  /** A number and what it counts. */
  stats: lines(pair),
  /** How it was before, and how it is now. */
  changes: lines(pair),
  /** The only products or brands that `foreign` is about; of all when left out. */
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

/** Whether words of these products or brands are true of a product. */
export function isAbout(of: readonly string[], { brand, product }: Subject): boolean {
  return of.includes(product) || of.includes(brand)
}

/** What may be said of a product: what is true of the whole niche, and what is about this product or its brand. */
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
