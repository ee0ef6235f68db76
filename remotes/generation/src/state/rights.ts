import { useIsAllowed } from '@marquee/remote-kit/host-services'

/** Whether the account may order images. */
export function useCanGenerate(): boolean {
  return useIsAllowed({ permission: 'generation.create', feature: 'generation' })
}

export function useCanEditProducts(): boolean {
  return useIsAllowed({ permission: 'products.edit', feature: 'full_product' })
}

export function useCanEditBrandProfiles(): boolean {
  return useIsAllowed({ permission: 'brand_profiles.edit', feature: 'full_product' })
}
