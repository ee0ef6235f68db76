import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { getOnboarding, type OnboardingResponse, saveOnboarding } from '@marquee/contract/onboarding'
import { queryOptions } from '@tanstack/react-query'

const FIVE_MINUTES_MS = 5 * 60_000

/** What was answered so far, and whether to ask. */
export const onboardingQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: ({ signal }) => callEndpoint(getOnboarding, {}, { signal }),
  staleTime: FIVE_MINUTES_MS,
  gcTime: FIVE_MINUTES_MS,
  retry: false,
  refetchOnWindowFocus: false,
})

export type OnboardingAnswers = Omit<CallInput<typeof saveOnboarding>['body'], 'time_zone'>

/** Saves answers, and tells where the browser is: a new workspace counts its days there. */
export function requestSaveOnboarding(body: OnboardingAnswers): Promise<OnboardingResponse> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return callEndpoint(saveOnboarding, { body: { ...body, time_zone: timeZone } })
}
