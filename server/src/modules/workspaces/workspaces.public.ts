import type { AssetService } from './assets/assets.service.ts'
import type { FeedbackCommentService } from './feedback/feedback-comments.service.ts'
import type { FeedbackReviewService } from './feedback/feedback-reviews.service.ts'
import type { GuestLimits } from './feedback/guest-limits.ts'
import type { ImageSubjectService } from './image-subjects/image-subjects.service.ts'
import type { ShareLinkService } from './sharing/share-links.service.ts'
import type { WorkspaceSettingsService } from './workspaces/workspace-settings.service.ts'
import type { WorkspaceService } from './workspaces/workspaces.service.ts'

export type { AssetService } from './assets/assets.service.ts'
export { cutOut } from './assets/cut-out.service.ts'
export { type Author, toGuest } from './feedback/feedback-author.ts'
export type { FeedbackTarget } from './feedback/feedback-target.ts'
export { copyImage } from './assets/image-copies.service.ts'
export type { ImageSubjectService } from './image-subjects/image-subjects.service.ts'
export type { OpenLink, ShareLinkService, ShareTarget } from './sharing/share-links.service.ts'
export { readAssetId, readSharedAssetId, toSharedAddress } from './sharing/shared-address.ts'
export type { WorkspaceSettingsService } from './workspaces/workspace-settings.service.ts'
export type { WorkspaceService } from './workspaces/workspaces.service.ts'

/** Comments and reviews of what a workspace makes, and the limits for guests who write them. */
export interface Feedback {
  comments: FeedbackCommentService
  reviews: FeedbackReviewService
  limits: GuestLimits
}

/** The functions of workspaces that later domains may use. */
export interface Workspaces {
  workspaces: WorkspaceService
  assets: AssetService
  imageSubjects: ImageSubjectService
  links: ShareLinkService
  feedback: Feedback
  settings: WorkspaceSettingsService
}
