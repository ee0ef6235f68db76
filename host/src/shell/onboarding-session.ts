import type { AuthData } from '@marquee/contract/authentication'
import type { QueryClient } from '@tanstack/react-query'
import { onboardingQuery } from '../api/onboarding.ts'
import { canBeOnboarded, type OnboardingData } from '../guard/decide.ts'
import { withTimeout } from '../remotes/with-timeout.ts'

const QUIET_MS = 5 * 60_000
/** Every page waits for this answer, but not longer than this. The request itself continues. */
const LONGEST_WAIT_MS = 8000

/** The onboarding data for the guard. */
export function createOnboardingSession(queryClient: QueryClient) {
  let quietUntil = 0

  /**
   * Asks at most once in five minutes, and only for users whose page may depend on the answer.
   * @returns null when it is not known: the user continues without onboarding, and the console logs the reason
   */
  async function load(authData: AuthData): Promise<OnboardingData | null> {
    if (!canBeOnboarded(authData) || Date.now() < quietUntil) {
      return null
    }
    try {
      return await withTimeout(queryClient.fetchQuery(onboardingQuery()), LONGEST_WAIT_MS)
    } catch (error) {
      quietUntil = Date.now() + QUIET_MS
      console.error('The onboarding data could not be fetched.', error)
      return null
    }
  }

  return { load }
}
