import { useIsAllowed } from '@marquee/remote-kit/host-services'

export function useCanEditAnalyzer(): boolean {
  return useIsAllowed({ permission: 'analyzer.edit', feature: 'creative_analyzer' })
}

/** Whether the plan runs and contains the analyzer. What was analyzed before stays readable without it. */
export function useIsAnalyzerInPlan(): boolean {
  return useIsAllowed({ feature: 'creative_analyzer' })
}
