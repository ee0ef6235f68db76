import { toApiUrl } from '@marquee/api-client/call-endpoint'
import { createQueryClient } from '@marquee/api-client/query-client'
import { streamWorkspaceChanges } from '@marquee/contract/workspace-changes'
import { createContext, use } from 'react'
import { createLazyGrowthBook } from '../feature-flags/lazy-growthbook.ts'
import { openSharedStream } from '../live/open-shared-stream.ts'
import { createOpenSession } from '../remotes/open-session.ts'
import { pageRegistry } from '../remotes/page-registry.ts'
import { pageErrors } from './page-errors.ts'
import { reloadMemory } from '../remotes/page-reload-memory.ts'
import { createToasts } from '../store/create-toasts.ts'
import { createUnsavedWork } from '../store/create-unsaved-work.ts'
import { createHostStore } from '../store/host-store.ts'
import { createThirdParties } from '../third-parties/third-parties.ts'
import { createAuthSession } from './auth-session.ts'
import { createOnboardingSession } from './onboarding-session.ts'

/** Creates all objects that live as long as the document. */
export function createShell() {
  const queryClient = createQueryClient()
  const { store, remoteSlices } = createHostStore()
  const unsavedWork = createUnsavedWork(store)
  const thirdParties = createThirdParties()
  return {
    queryClient,
    store,
    remoteSlices,
    unsavedWork,
    openSession: createOpenSession({
      registry: pageRegistry,
      isBusy: () => unsavedWork.hasAny() || queryClient.isMutating() > 0,
      claimLoad: (generation, target) => reloadMemory.claim('host-release', generation, target),
    }),
    authSession: createAuthSession(queryClient),
    onboarding: createOnboardingSession(queryClient),
    toasts: createToasts(store),
    thirdParties,
    flags: createLazyGrowthBook(),
    /** What the server tells open pages. For members, the stream of changes carries the flags as well. */
    stream: openSharedStream('marquee-stream', { withCredentials: true }, toApiUrl(streamWorkspaceChanges.path)),
    /** For an error that is shown by an error page. */
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
