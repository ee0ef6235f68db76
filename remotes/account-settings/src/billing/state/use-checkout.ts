import { href } from '@marquee/remote-kit/routes'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useNavigate } from 'react-router'
import { useStartCheckout } from '../../api/billing.ts'

/** Starts a purchase and opens its payment page: Stripe's page, or our own test checkout. */
export function useCheckout() {
  const navigate = useNavigate()
  const tellOutcome = useOutcomeToast()
  const { mutateAsync, isPending, variables } = useStartCheckout()

  async function open(order: Parameters<typeof mutateAsync>[0]): Promise<void> {
    const { id, url } = await mutateAsync(order)
    if (url === null) {
      void navigate(href('plans', { query: { checkout: id } }))
    } else {
      location.assign(url)
    }
  }

  return {
    buy: (order: Parameters<typeof open>[0]) =>
      void tellOutcome(open(order), { failure: 'The checkout was not opened' }),
    /** The item that is being bought. */
    current: isPending ? variables : null,
  }
}
