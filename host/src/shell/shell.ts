import { createQueryClient } from '@marquee/api-client/query-client'
import { createContext, use } from 'react'
import { createFlagStore } from '../feature-flags/flag-store.ts'
import { createProgressStore } from '../progress/progress-store.ts'
import { createOpenSession } from '../remotes/open-session.ts'
import { pageRegistry } from '../remotes/page-registry.ts'
import { reloadMemory } from '../remotes/page-reload-memory.ts'
import { createUnsavedWork } from '../remotes/unsaved-work.ts'
import { createAuthSession } from './auth-session.ts'
import { createOnboardingSession } from './onboarding-session.ts'
import { createThemeChoice } from '../theme/theme-choice.ts'
import { createThirdParties } from '../third-parties/third-parties.ts'
import { createToastStore } from '../toasts/toast-store.ts'
import { pageErrors } from './page-errors.ts'
import { createTitleStore } from './title-store.ts'

/** Everything that lives as long as the page. */
export function createShell() {
  const queryClient = createQueryClient()
  const unsavedWork = createUnsavedWork()
  const thirdParties = createThirdParties()
  return {
    queryClient,
    unsavedWork,
    openSession: createOpenSession({
      registry: pageRegistry,
      isBusy: () => unsavedWork.hasAny() || queryClient.isMutating() > 0,
      claimLoad: (generation, target) => reloadMemory.claim('host-release', generation, target),
    }),
    authSession: createAuthSession(queryClient),
    onboarding: createOnboardingSession(queryClient),
    toasts: createToastStore(),
    progress: createProgressStore(),
    theme: createThemeChoice(),
    title: createTitleStore(),
    thirdParties,
    flags: createFlagStore(),
    /** An error page stands for it on the screen. */
    reportError: (error: unknown): void => {
      pageErrors.addCaught(error)
      thirdParties.reportError(error)
    },
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
