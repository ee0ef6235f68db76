import { href } from '@marquee/remote-kit/routes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useMarkPlansSeen } from '../api/account.ts'
import { authDataQuery } from '../api/authentication.ts'

/** The guard redirects a new user to the plans once [G-06]. Marks the plans as seen when this page is shown. */
export function usePlansSeen(): void {
  const { mutate } = useMarkPlansSeen()
  const { pathname } = useLocation()
  const { data: authData } = useSuspenseQuery(authDataQuery())
  const hasArrived = authData.is_new_user && pathname === href('plans')

  useEffect(() => {
    if (hasArrived) {
      mutate()
    }
  }, [hasArrived, mutate])
}
