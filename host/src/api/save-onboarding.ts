import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { type OnboardingResponse, saveOnboarding } from '@marquee/contract/onboarding'

export type OnboardingAnswers = CallInput<typeof saveOnboarding>['body']

export function requestSaveOnboarding(body: OnboardingAnswers): Promise<OnboardingResponse> {
  return callEndpoint(saveOnboarding, { body })
}
