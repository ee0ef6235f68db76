import { useIsAllowed } from '@marquee/remote-kit/host-services'

export function useCanEditBrandProfiles(): boolean {
  return useIsAllowed({ permission: 'brand_profiles.edit', feature: 'full_product' })
}
