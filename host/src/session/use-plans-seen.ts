import { href } from '@marquee/remote-kit/routes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useMarkPlansSeen } from '../api/account.ts'
import { authDataQuery } from '../api/authentication.ts'

/** Somebody new is led to the plans once [G-06]. When they have come there they are new no more. */
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
