import { type CreativeLook, type LogoMark, palette } from '@marquee/creative/look'
import { z } from 'zod'
import type { BrandMark } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import { type DemoBrandSource, type Niche, niches } from './niches.ts'
import { readData } from './read-data.ts'

export interface DemoBrand extends DemoBrandSource {
  /** The external id, and the name in the logo's address. */
  key: string
  niche: Niche
  website: string
  look: CreativeLook & { mark: LogoMark }
  /** The number of the brand's ads. */
  adsCount: number
}

const DEMO_ADS = 3000

const MARKS = ['circle', 'split', 'petals', 'bars', 'ring', 'peak', 'wave', 'spark', 'grid', 'leaf'] as const
const HEADING_FONTS = ['geometric', 'serif', 'sans', 'condensed'] as const
/** White is readable on every accent and deep colour; a test checks it. */
export const demoPalettes = readData('palettes', z.array(palette).min(1))
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
        brand_name: source.name,
        palette: at(demoPalettes, index * 8 + Math.floor(index / 21)),
        fonts: { heading: at(HEADING_FONTS, index + Math.floor(index / 4)), body: 'sans' },
        logo: null,
        mark: at(MARKS, index * 3),
      },
    }
  })
}

function at<T>(items: readonly T[], index: number): T {
  return items[index % items.length] as T
}

/** The fictional brands, with 3,000 ads in total. */
export const demoBrands: readonly DemoBrand[] = buildBrands()

const byKey = new Map(demoBrands.map((brand) => [brand.key, brand]))

/** The data from which the logo of a demo brand is drawn; null for an unknown key. */
export function findDemoBrandMark(key: string): BrandMark | null {
  return byKey.get(key)?.look ?? null
}
