import { useIsAllowed } from '@marquee/remote-kit/host-services'

export function useCanEditBriefs(): boolean {
  return useIsAllowed({ permission: 'briefs.edit', feature: 'full_product' })
}
