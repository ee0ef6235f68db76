import { href } from '@marquee/remote-kit/routes'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { authDataQuery } from '../api/get-auth-data.ts'
import { requestMarkPlansSeen } from '../api/mark-plans-seen.ts'
import { useShell } from '../shell/shell.ts'

/** Somebody new is led to the plans once: when they have come there, the server is told, and the rest of the product opens [G-06]. */
export function usePlansSeen(): void {
  const { authSession } = useShell()
  const { pathname } = useLocation()
  const { data: authData } = useSuspenseQuery(authDataQuery)
  const hasArrived = authData.is_new_user && pathname === href('plans')

  useEffect(() => {
    if (!hasArrived) {
      return
    }
    requestMarkPlansSeen()
      .then(() => authSession.refresh())
      .catch((error: unknown) => {
        // They are led here once more at their next page: nothing is lost.
        console.error('The server was not told that the plans were seen.', error)
      })
  }, [hasArrived, authSession])
}
