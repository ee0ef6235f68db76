import { z } from 'zod'
import { slug } from './ads.ts'
import { brandSummary } from './brands.ts'
import { endpoint } from './endpoint.ts'
import { id } from './primitives.ts'

export const onboardingSteps = ['role', 'niches', 'goals', 'competitors'] as const
export const onboardingStep = z.enum([...onboardingSteps, 'done'])
export type OnboardingStep = z.infer<typeof onboardingStep>

export const onboardingRole = z.enum([
  'founder',
  'media_buyer',
  'strategist',
  'designer',
  'copywriter',
  'agency',
  'other',
])
export type OnboardingRole = z.infer<typeof onboardingRole>

export const onboardingGoal = z.enum(['find_ideas', 'follow_competitors', 'write_briefs', 'make_creatives', 'teamwork'])
export type OnboardingGoal = z.infer<typeof onboardingGoal>

const userData = z.object({
  show_onboarding_user_data: z.boolean(),
  /** The current step; `done` after the last. */
  step: onboardingStep,
  role: onboardingRole.nullable(),
  niches: z.array(z.string()),
  goals: z.array(onboardingGoal),
  competitors: z.array(brandSummary),
  /** The board that was filled at the end of onboarding; null before, after skipping, and once the board is deleted. */
  board_id: id.nullable(),
})

export const onboardingResponse = z.object({ user_data: userData })
export type OnboardingResponse = z.infer<typeof onboardingResponse>

export const getOnboarding = endpoint('GET', '/api/onboarding/user-data', {
  access: 'verified',
  plan: 'none',
  summary: 'Whether onboarding is to be shown, and what was answered so far',
  response: onboardingResponse,
})

/** The payload's fields are our own: the specification does not define them. */
export const saveOnboarding = endpoint('POST', '/api/onboarding/user-data', {
  access: 'verified',
  feature: 'full_product',
  changes: ['boards', 'saved-ads', 'followed-brands'],
  errors: ['onboarding_not_due'],
  summary: 'Saves one step; `done` ends onboarding, follows the competitors and fills a first board',
  body: z.object({
    /** The step that comes next. */
    step: onboardingStep,
    role: onboardingRole.nullish(),
    niches: z.array(slug).max(10, { message: 'Choose at most 10 niches.' }).optional(),
    goals: z.array(onboardingGoal).max(onboardingGoal.options.length).optional(),
    competitors: z.array(id).max(20, { message: 'Choose at most 20 competitors.' }).optional(),
    /** The browser's time zone, as `Europe/Oslo`: it becomes the workspace's time zone, unless one was set. */
    time_zone: z.string().max(64).optional(),
    /** With `done`: no brand is followed and no board is made. */
    is_skipped: z.boolean().optional(),
  }),
  response: onboardingResponse,
})
