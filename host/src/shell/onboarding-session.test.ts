import { createQueryClient } from '@marquee/api-client/query-client'
import { getOnboarding, type OnboardingResponse } from '@marquee/contract/onboarding'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { onboardingQuery } from '../api/onboarding.ts'
import { createOnboardingSession } from './onboarding-session.ts'

const answer: OnboardingResponse = {
  user_data: {
    show_onboarding_user_data: true,
    step: 'role',
    role: null,
    niches: [],
    goals: [],
    competitors: [],
    board_id: null,
  },
}

test('[A-19] the answer is kept for five minutes, without retry and without asking again on focus', async () => {
  const calls = respondWith(getOnboarding, answer)
  const { load } = createOnboardingSession(createQueryClient())
  expect(await load(buildAuthData())).toEqual(answer)
  expect(await load(buildAuthData())).toEqual(answer)
  expect(calls).toHaveLength(1)
  expect(onboardingQuery()).toMatchObject({
    staleTime: 300_000,
    gcTime: 300_000,
    retry: false,
    refetchOnWindowFocus: false,
  })
})

test.each([
  ['a visitor', buildAuthData({ user: null, authenticated: false })],
  ['an unverified person', buildAuthData({ user: buildUser({ email_verified_at: null }) })],
  ['a member', buildAuthData({ user: buildUser({ current_workspace_is_owned: false }) })],
])('[G-07] %s is never asked', async (_name, authData) => {
  const calls = respondWith(getOnboarding, answer)
  expect(await createOnboardingSession(createQueryClient()).load(authData)).toBeNull()
  expect(calls).toEqual([])
})

test('[A-09] an error is logged, once, and the person goes on', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const calls = respondWith(getOnboarding, failure(500, { message: 'Server error' }))
  const { load } = createOnboardingSession(createQueryClient())
  expect(await load(buildAuthData())).toBeNull()
  expect(await load(buildAuthData())).toBeNull()
  expect(calls).toHaveLength(1)
  expect(log).toHaveBeenCalledTimes(1)
})

test('[A-20] the request has no timeout: who waited long enough goes on, and the late answer is kept', async () => {
  jest.useFakeTimers()
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const late = Promise.withResolvers<OnboardingResponse>()
  respondWith(getOnboarding, () => late.promise)
  const queryClient = createQueryClient()
  const loaded = createOnboardingSession(queryClient).load(buildAuthData())
  await jest.advanceTimersByTimeAsync(60_000)
  expect(await loaded).toBeNull()
  expect(log).toHaveBeenCalledTimes(1)
  late.resolve(answer)
  await jest.advanceTimersByTimeAsync(0)
  expect(queryClient.getQueryData(onboardingQuery().queryKey)).toEqual(answer)
  jest.useRealTimers()
})
