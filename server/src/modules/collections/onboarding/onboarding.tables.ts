import type { OnboardingGoal, OnboardingRole, OnboardingStep } from '@marquee/contract/onboarding'
import type { Generated } from 'kysely'

export type OnboardingTables = {
  onboardings: {
    user_id: string
    step: OnboardingStep
    role: OnboardingRole | null
    niches: Generated<string[]>
    goals: Generated<OnboardingGoal[]>
    competitors: Generated<string[]>
    is_skipped: Generated<boolean>
    finished_at: Date | null
    board_id: string | null
    created_at: Date
    updated_at: Date
  }
}
