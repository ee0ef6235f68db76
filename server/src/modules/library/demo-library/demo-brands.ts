import type { BrandLook } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import { demoPalettes } from './demo-palettes.ts'
import type { DemoBrandSource, Niche } from './niche.ts'
import { niches } from './niche-catalogue.ts'

export interface DemoBrand extends DemoBrandSource {
  /** Its external id and the name of its logo's address. */
  key: string
  niche: Niche
  website: string
  look: BrandLook
  /** How many ads it has. */
  adsCount: number
}

const DEMO_ADS = 3000

const MARKS = ['circle', 'split', 'petals', 'bars', 'ring', 'peak', 'wave', 'spark', 'grid', 'leaf'] as const
const KITS = ['modern', 'editorial', 'plain', 'impact'] as const
/** Some brands advertise much more than others. */
const WEIGHTS = [1, 0.55, 1.6, 0.8, 1.25, 0.4, 1.9]

function listBrandSources(): { source: DemoBrandSource; niche: Niche }[] {
  return niches.flatMap((niche) => niche.brands.map((source) => ({ source, niche })))
}

function shareAds(brandsCount: number): number[] {
  const weights = Array.from({ length: brandsCount }, (_, index) => WEIGHTS[index % WEIGHTS.length] ?? 1)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let given = 0
  let weighed = 0
  return weights.map((weight) => {
    weighed += weight
    const upTo = Math.round((weighed / total) * DEMO_ADS)
    const own = upTo - given
    given = upTo
    return own
  })
}

function buildBrands(): DemoBrand[] {
  const sources = listBrandSources()
  const shares = shareAds(sources.length)
  return sources.map(({ source, niche }, index) => {
    const key = source.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    return {
      ...source,
      key,
      niche,
      website: `https://${key}.example/`,
      adsCount: shares[index] ?? 0,
      look: {
        name: source.name,
        mark: at(MARKS, index * 3),
        palette: at(demoPalettes, index * 8 + Math.floor(index / 21)),
        type_kit: at(KITS, index + Math.floor(index / 4)),
      },
    }
  })
}

function at<T>(items: readonly T[], index: number): T {
  return items[index % items.length] as T
}

/** The fictional brands, with 3,000 ads among them. */
export const demoBrands: readonly DemoBrand[] = buildBrands()

const byKey = new Map(demoBrands.map((brand) => [brand.key, brand]))

/** How a demo brand looks; null for a key that is none. */
export function findDemoBrandLook(key: string): BrandLook | null {
  return byKey.get(key)?.look ?? null
}
