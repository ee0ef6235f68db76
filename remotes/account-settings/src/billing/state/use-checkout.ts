import type { startCheckout } from '@marquee/contract/billing'
import type { CallInput } from '@marquee/contract/endpoint'
import { useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { requestCheckout } from '../../api/billing.ts'

type Body = CallInput<typeof startCheckout>['body']
/** What is bought; the key is made for each click. */
export type Order = Body extends infer B ? (B extends Body ? Omit<B, 'idempotency_key'> : never) : never

/** Begins a purchase and leads to where it is paid: Stripe's page, or our own test checkout. */
export function useCheckout() {
  const navigate = useNavigate()
  const showToast = useToast()
  return useMutation({
    mutationFn: (order: Order) => requestCheckout({ ...order, idempotency_key: crypto.randomUUID() } as Body),
    onSuccess: ({ id, url }) => {
      if (url === null) {
        void navigate(href('plans', { query: { checkout: id } }))
      } else {
        location.assign(url)
      }
    },
    onError: (error) => showToast({ severity: 'error', summary: 'The checkout was not opened', detail: error.message }),
  })
}
