import type { AdAccountService } from './ad-accounts/ad-accounts.service.ts'
import type { SharedAnalysisService } from './creative-analyses/shared-analyses.service.ts'

export type { AdAccountService } from './ad-accounts/ad-accounts.service.ts'

/** What analysis offers to the domains above it. */
export interface Analysis {
  adAccounts: AdAccountService
  sharedAnalyses: SharedAnalysisService
}
