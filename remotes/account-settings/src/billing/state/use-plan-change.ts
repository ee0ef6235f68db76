import { useToast } from '@marquee/remote-kit/host-services'
import { useMutation } from '@tanstack/react-query'
import { useRefreshBilling } from './use-refresh-billing.ts'

const TOAST_LIFE_MS = 6000

interface PlanChangeOptions<Input> {
  send: (input: Input) => Promise<unknown>
  /** Said when it is done. */
  success: string
  /** Said when it did not work. */
  failure: string
}

/** A decision about the plan: sent, shown everywhere, and said. */
export function usePlanChange<Input = void>({ send, success, failure }: PlanChangeOptions<Input>) {
  const refreshBilling = useRefreshBilling()
  const showToast = useToast()
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await refreshBilling()
      showToast({ severity: 'success', summary: success, life: TOAST_LIFE_MS })
    },
    onError: (error) => showToast({ severity: 'error', summary: failure, detail: error.message }),
  })
}
