import { useSession } from '@marquee/remote-kit/host-services'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { CREDITS_KEY } from '../../api/credits.ts'
import { BILLING_KEY } from '../../api/plans.ts'

/** Fetches everything again that a change of the plan or of the credits shows in: pages, and the frame around them. */
export function useRefreshBilling(): () => Promise<void> {
  const queryClient = useQueryClient()
  const { refresh } = useSession()
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: BILLING_KEY }),
      queryClient.invalidateQueries({ queryKey: CREDITS_KEY }),
      refresh(),
    ])
  }, [queryClient, refresh])
}
