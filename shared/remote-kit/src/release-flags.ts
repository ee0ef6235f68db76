import { useFeatureValue } from './feature-flags.ts'

/**
 * Parts of the product that a feature flag can take back or give to some users only, each named by its remote. Each is for
 * everybody until an admin switches its flag on; then the flag's value and rules say for whom.
 */
export const releaseFlags = [
  'account-settings.workspace-export',
  'ad-library.same-creative',
  'administration.job-list',
  'analyzer.compare',
  'briefs.board',
  'generation.product-import',
] as const

export type ReleaseFlag = (typeof releaseFlags)[number]

/** Whether the part is released to the user; the component renders again when its flag changes. */
export function useIsReleased(flag: ReleaseFlag): boolean {
  return useFeatureValue(flag, true)
}
