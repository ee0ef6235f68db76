import { createQueryClient } from '@marquee/api-client/query-client'
import { createContext, use } from 'react'
import { createFlagStore } from '../feature-flags/flag-store.ts'
import { createProgressStore } from '../progress/progress-store.ts'
import { createAuthSession } from '../session/auth-session.ts'
import { createOnboardingSession } from '../session/onboarding-session.ts'
import { createThemeChoice } from '../theme/theme-choice.ts'
import { createThirdParties } from '../third-parties/third-parties.ts'
import { createToastStore } from '../toasts/toast-store.ts'
import { createTitleStore } from './title-store.ts'

/** Everything that lives as long as the page. */
export function createShell() {
  const queryClient = createQueryClient()
  return {
    queryClient,
    authSession: createAuthSession(queryClient),
    onboarding: createOnboardingSession(queryClient),
    toasts: createToastStore(),
    progress: createProgressStore(),
    theme: createThemeChoice(),
    title: createTitleStore(),
    thirdParties: createThirdParties(),
    flags: createFlagStore(),
  }
}

export type Shell = ReturnType<typeof createShell>

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (shell === null) {
    throw new Error('useShell was called outside of ShellContext.')
  }
  return shell
}
