import type { AdAccountService } from './ad-accounts/ad-accounts.service.ts'
import type { ResultImportService } from './ad-results/result-imports.service.ts'
import type { AdPacing } from '../creation/creation.public.ts'
import type { createVideoCheck } from './creative-analyses/check-video.ts'
import type { SharedAnalysisService } from './creative-analyses/shared-analyses.service.ts'

export type { AdAccountService } from './ad-accounts/ad-accounts.service.ts'
export type { ResultImportService } from './ad-results/result-imports.service.ts'

/** The services that analysis offers to higher domains. */
export interface Analysis {
  adAccounts: AdAccountService
  resultImports: ResultImportService
  sharedAnalyses: SharedAnalysisService
  /**
   * Analyses a video of our own making, from the path of its file.
   * @throws AnalysisFailure
   */
  checkVideo: ReturnType<typeof createVideoCheck>
  /** How an ad moves on, by the workspace's newest analysis of its video; null without one. */
  findPacing: (owner: { workspaceId: string }, adId: string) => Promise<AdPacing | null>
}
