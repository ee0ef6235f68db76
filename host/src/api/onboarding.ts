import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { getOnboarding, saveOnboarding } from '@marquee/contract/onboarding'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const FIVE_MINUTES_MS = 5 * 60_000

const onboardingKeys = { answers: ['onboarding'] as const }

/** The answers so far, and whether onboarding has to be shown. */
export function onboardingQuery() {
  return queryOptions({
    queryKey: onboardingKeys.answers,
    queryFn: ({ signal }) => callEndpoint(getOnboarding, {}, { signal }),
    staleTime: FIVE_MINUTES_MS,
    gcTime: FIVE_MINUTES_MS,
    retry: false,
    refetchOnWindowFocus: false,
  })
}

export type OnboardingAnswers = Omit<CallInput<typeof saveOnboarding>['body'], 'time_zone'>

/** Saves answers together with the browser's time zone, in which a new workspace counts its days. */
export function useSaveOnboarding() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: OnboardingAnswers) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      return callEndpoint(saveOnboarding, { body: { ...body, time_zone: timeZone } })
    },
    // The page reads this query too: once no question is left, it redirects.
    onSuccess: (answer) => queryClient.setQueryData(onboardingKeys.answers, answer),
    onError: (failure) => console.error('The onboarding data could not be saved.', failure),
  })
}
