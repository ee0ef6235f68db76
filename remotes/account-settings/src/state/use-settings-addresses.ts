import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'

/**
 * Where the plan is seen, where it is left, and where the workspace's members are. A workspace for ad templates alone has the first
 * two on the plans page and the third beside the profile, because the guard leads away from the pages for them [G-04];
 * `areClosed` says so.
 */
export function useSettingsAddresses() {
  const hasProduct = useIsAllowed({ feature: 'full_product', plan: 'none' })
  return hasProduct
    ? {
        subscription: href('account-settings.subscription'),
        cancellation: href('cancellation'),
        workspaces: href('account-settings.workspaces'),
        areClosed: false,
      }
    : {
        subscription: href('plans'),
        cancellation: href('plans', { query: { cancel: '1' } }),
        workspaces: href('account-settings.basics'),
        areClosed: true,
      }
}
