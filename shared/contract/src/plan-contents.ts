import type { PlanFeature } from './features.ts'
import type { Plan } from './plans.ts'

/** One limit or feature of a plan. */
export interface PlanContent {
  title: string
  /** The plan's value: a number for a limit, whether it is included for a feature. */
  read: (plan: Plan) => number | boolean
}

export interface PlanLimit extends PlanContent {
  /** The singular and the plural noun behind the number. */
  units: readonly [one: string, several: string]
}

export interface PlanFeatureContent extends PlanContent {
  /** The plan feature that endpoints require; null: every plan has it. */
  feature: PlanFeature | null
}

/** The limits of a plan, each counted by the server. */
export const PLAN_LIMITS: readonly PlanLimit[] = [
  {
    title: 'Credits every month',
    units: ['credit every month', 'credits every month'],
    read: (plan) => plan.credits,
  },
  { title: 'Seats', units: ['seat, viewers are free', 'seats, viewers are free'], read: (plan) => plan.seats },
  { title: 'Brands to watch', units: ['brand to watch', 'brands to watch'], read: (plan) => plan.spy_limit },
  // Without the analyzer an account cannot be connected, so the number in the row does not count.
  {
    title: 'Ad accounts to analyze',
    units: ['ad account to analyze', 'ad accounts to analyze'],
    read: (plan) => (plan.features['creative_analyzer'] === true ? plan.analyzer_accounts : false),
  },
]

/** The features of a plan. A test checks that endpoints require each of them, and that no feature of the contract is missing here. */
export const PLAN_FEATURES: readonly PlanFeatureContent[] = [
  included('Ad library, swipe file and boards', null),
  included('Briefs and products', null),
  included('Brand spy', 'brand_spy'),
  included('Images and videos', 'generation'),
  included('Creative analyzer', 'creative_analyzer'),
  included('API access', 'api'),
]

function included(title: string, feature: PlanFeature | null): PlanFeatureContent {
  return { title, feature, read: (plan) => feature === null || plan.features[feature] === true }
}
