import type { OnboardingGoal, OnboardingRole, onboardingSteps } from '@marquee/contract/onboarding'

export type Question = (typeof onboardingSteps)[number]

export const QUESTIONS: Readonly<Record<Question, { title: string; lead: string; missing: string }>> = {
  role: {
    title: 'What do you do?',
    lead: 'We set up your workspace for the work that is in front of you.',
    missing: 'Choose what fits best.',
  },
  niches: {
    title: 'Which markets are you in?',
    lead: 'Choose up to ten. Your first board is filled from them.',
    missing: 'Choose at least one market.',
  },
  goals: {
    title: 'What brings you here?',
    lead: 'Choose all that apply.',
    missing: 'Choose at least one.',
  },
  competitors: {
    title: 'Whom do you watch?',
    lead: 'Follow competitors: their best ads start your first board.',
    missing: '',
  },
}

export const ROLES: Readonly<Record<OnboardingRole, string>> = {
  founder: 'Founder',
  media_buyer: 'Media buyer',
  strategist: 'Creative strategist',
  designer: 'Designer or editor',
  copywriter: 'Copywriter',
  agency: 'Agency',
  other: 'Something else',
}

export const GOALS: Readonly<Record<OnboardingGoal, string>> = {
  find_ideas: 'Find ideas for new ads',
  follow_competitors: 'See what competitors run',
  write_briefs: 'Brief designers and creators',
  make_creatives: 'Make images for ads',
  teamwork: 'Collect ads with my team',
}
