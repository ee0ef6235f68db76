import { useIsAllowed } from '@marquee/remote-kit/host-services'

export function useCanEditProducts(): boolean {
  return useIsAllowed({ permission: 'products.edit', feature: 'full_product' })
}
