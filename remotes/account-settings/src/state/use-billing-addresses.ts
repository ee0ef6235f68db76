import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'

/**
 * Where the plan is seen, and where it is left. A workspace for ad templates alone has both on the plans page, because the guard
 * leads away from the pages for them [G-04]; `areClosed` says so.
 */
export function useBillingAddresses() {
  const hasProduct = useIsAllowed({ feature: 'full_product', plan: 'none' })
  return hasProduct
    ? { subscription: href('account-settings.subscription'), cancellation: href('cancellation'), areClosed: false }
    : { subscription: href('plans'), cancellation: href('plans', { query: { cancel: '1' } }), areClosed: true }
}
