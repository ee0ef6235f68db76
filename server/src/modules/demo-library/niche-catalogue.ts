import type { Niche } from './niche.ts'
import { activeNiches } from './niches/active-niches.ts'
import { beautyNiches } from './niches/beauty-niches.ts'
import { fashionNiches } from './niches/fashion-niches.ts'
import { foodNiches } from './niches/food-niches.ts'
import { leisureNiches } from './niches/leisure-niches.ts'
import { homeNiches } from './niches/home-niches.ts'
import { workNiches } from './niches/work-niches.ts'

export const niches: readonly Niche[] = [
  ...beautyNiches,
  ...foodNiches,
  ...fashionNiches,
  ...workNiches,
  ...homeNiches,
  ...activeNiches,
  ...leisureNiches,
]
