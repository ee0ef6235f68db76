import type { HostServices } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRevalidator } from 'react-router'
import { authDataQuery, logOut } from '../api/authentication.ts'
import { usePages } from '../navigation/live-pages.ts'
import { listAdActions } from '../navigation/open-sections.ts'
import { selectAreSingleKeysOn } from '../store/preferences-slice.ts'
import { progressDone, progressStarted } from '../store/progress-slice.ts'
import { titleSet } from '../store/title-slice.ts'
import { useShell } from './shell.ts'

/** The services that the host gives to the pages. */
export function useHostServices(): HostServices {
  const { authSession, store, toasts, thirdParties, unsavedWork } = useShell()
  const { revalidate } = useRevalidator()
  const { data: authData } = useSuspenseQuery(authDataQuery())

  const pages = usePages()

  return useMemo(
    () => ({
      session: {
        authData,
        // The guard checks again: a changed e-mail address must be verified, another workspace may have other pages.
        refresh: async () => {
          await authSession.refresh()
          await revalidate()
        },
        // A full page load drops all data of the account.
        logout: async () => {
          await logOut()
          window.location.assign(href('login'))
        },
      },
      showToast: toasts.show,
      progress: {
        start: () => void store.dispatch(progressStarted()),
        done: () => void store.dispatch(progressDone()),
      },
      track: thirdParties.track,
      setTitle: (title) => void store.dispatch(titleSet(title)),
      adActions: listAdActions(pages, authData),
      preferences: { areSingleKeysOn: () => selectAreSingleKeysOn(store.getState()) },
      unsavedWork,
    }),
    [authData, authSession, store, toasts, thirdParties, unsavedWork, revalidate, pages],
  )
}
