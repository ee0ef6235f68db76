import { href } from '@marquee/remote-kit/routes'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useNavigate } from 'react-router'
import { useStartCheckout } from '../../api/billing.ts'

/** Begins a purchase and leads to where it is paid: Stripe's page, or our own test checkout. */
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
    /** What is being bought right now. */
    current: isPending ? variables : null,
  }
}
