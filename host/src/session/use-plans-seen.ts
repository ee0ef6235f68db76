import { href } from '@marquee/remote-kit/routes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { requestMarkPlansSeen } from '../api/account.ts'
import { authDataQuery } from '../api/authentication.ts'
import { useShell } from '../shell/shell.ts'

/**
 * Somebody new is led to the plans once [G-06]. When they have come there they are new no more: here at once, so that the next
 * page opens, and on the server.
 */
export function usePlansSeen(): void {
  const { queryClient } = useShell()
  const { pathname } = useLocation()
  const { data: authData } = useSuspenseQuery(authDataQuery)
  const hasArrived = authData.is_new_user && pathname === href('plans')

  useEffect(() => {
    if (!hasArrived) {
      return
    }
    queryClient.setQueryData(authDataQuery.queryKey, (before) => before && { ...before, is_new_user: false })
    requestMarkPlansSeen().catch((error: unknown) => {
      // The next load leads here once more: nothing is lost.
      console.error('The server was not told that the plans were seen.', error)
    })
  }, [hasArrived, queryClient])
}
