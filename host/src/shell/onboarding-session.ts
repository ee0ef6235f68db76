import type { AuthData } from '@marquee/contract/authentication'
import type { QueryClient } from '@tanstack/react-query'
import { onboardingQuery } from '../api/onboarding.ts'
import { canBeOnboarded, type OnboardingData } from '../guard/decide.ts'

const QUIET_MS = 5 * 60_000

/** What the guard knows of onboarding. */
export function createOnboardingSession(queryClient: QueryClient) {
  let quietUntil = 0

  /**
   * Asks at most once in five minutes, and only for people whom the answer could lead somewhere.
   * @returns null when it is not known: the person goes on, and the console says why
   */
  async function load(authData: AuthData): Promise<OnboardingData | null> {
    if (!canBeOnboarded(authData) || Date.now() < quietUntil) {
      return null
    }
    try {
      return await queryClient.fetchQuery(onboardingQuery)
    } catch (error) {
      quietUntil = Date.now() + QUIET_MS
      console.error('The onboarding data could not be fetched.', error)
      return null
    }
  }

  return { load }
}
