import type { SharedBriefService } from './brief-feedback/shared-briefs.service.ts'
import type { BriefService } from './briefs/briefs.service.ts'

export type { BriefService } from './briefs/briefs.service.ts'

/** What briefs offer to the domains above them. */
export interface Briefs {
  briefs: BriefService
  sharedBriefs: SharedBriefService
}
