import type { SharedBriefService } from './brief-feedback/shared-briefs.service.ts'
import type { BriefService } from './briefs/briefs.service.ts'

export type { BriefService } from './briefs/briefs.service.ts'

/** The functions of briefs that later domains may use. */
export interface Briefs {
  briefs: BriefService
  sharedBriefs: SharedBriefService
}
