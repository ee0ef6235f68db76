import { useIsAllowed } from '@marquee/remote-kit/host-services'

export function useCanEditAnalyzer(): boolean {
  return useIsAllowed({ permission: 'analyzer.edit', feature: 'creative_analyzer' })
}
