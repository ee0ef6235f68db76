import { useIsAllowed } from '@marquee/remote-kit/host-services'

/** Whether the account may order images. */
export function useCanGenerate(): boolean {
  return useIsAllowed({ permission: 'generation.create', feature: 'generation' })
}
