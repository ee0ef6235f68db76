import { onboardingGoal, onboardingRole, type OnboardingResponse } from '@marquee/contract/onboarding'
import { Choices } from './choices.tsx'
import { CompetitorsQuestion } from './competitors-question.tsx'
import { NichesQuestion } from './niches-question.tsx'
import { GOALS, type Question, ROLES } from './onboarding-labels.ts'

export type OnboardingDraft = Pick<OnboardingResponse['user_data'], 'role' | 'niches' | 'goals' | 'competitors'>

interface OnboardingQuestionProps {
  question: Question
  draft: OnboardingDraft
  onChange: (changes: Partial<OnboardingDraft>) => void
}

const ROLE_OPTIONS = onboardingRole.options.map((value) => ({ value, label: ROLES[value] }))
const GOAL_OPTIONS = onboardingGoal.options.map((value) => ({ value, label: GOALS[value] }))

/** The answers of one question. */
export function OnboardingQuestion({ question, draft, onChange }: OnboardingQuestionProps) {
  const { role, niches, goals, competitors } = draft
  switch (question) {
    case 'role':
      return (
        <Choices
          type="radio"
          name="role"
          label="Your work"
          options={ROLE_OPTIONS}
          chosen={role === null ? [] : [role]}
          onChange={([chosen = null]) => onChange({ role: chosen })}
        />
      )
    case 'niches':
      return <NichesQuestion chosen={niches} onChange={(chosen) => onChange({ niches: chosen })} />
    case 'goals':
      return (
        <Choices
          type="checkbox"
          name="goals"
          label="Goals"
          options={GOAL_OPTIONS}
          chosen={goals}
          onChange={(chosen) => onChange({ goals: chosen })}
        />
      )
    case 'competitors':
      return (
        <CompetitorsQuestion
          niches={niches}
          chosen={competitors}
          onChange={(chosen) => onChange({ competitors: chosen })}
        />
      )
  }
}
