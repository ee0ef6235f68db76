import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { MailService } from '../../platform/mail/mail.service.ts'
import { createSoundNormalizer } from '../../platform/sound/sound-normalizer.ts'
import { createVideoInspector } from '../../platform/video/video-inspector.ts'
import type { Identity } from '../identity/identity.public.ts'
import type { Notifications } from '../notifications/notifications.public.ts'
import { scheduleAssetCleanUp } from './assets/assets.jobs.ts'
import { registerAssetRoutes } from './assets/assets.routes.ts'
import { createAssetService, listStoredKeys } from './assets/assets.service.ts'
import { type ListSharedAssetIds, registerSharedFileRoutes } from './assets/shared-files.routes.ts'
import { registerImageSubjectJobs, requestImageSubject } from './image-subjects/image-subjects.jobs.ts'
import { registerImageSubjectRoutes } from './image-subjects/image-subjects.routes.ts'
import { createImageSubjectService } from './image-subjects/image-subjects.service.ts'
import { createInvitationLinkService } from './members/invitation-links.service.ts'
import { createInvitationService } from './members/invitations.service.ts'
import { registerMemberRoutes } from './members/members.routes.ts'
import { createMemberService } from './members/members.service.ts'
import { createSeatService } from './members/seats.service.ts'
import { registerProductTourRoutes } from './product-tour/product-tour.routes.ts'
import { createProductTourService } from './product-tour/product-tour.service.ts'
import { createFeedbackCommentService } from './feedback/feedback-comments.service.ts'
import { createFeedbackReviewService } from './feedback/feedback-reviews.service.ts'
import { createGuestLimits } from './feedback/guest-limits.ts'
import { createShareLinkService } from './sharing/share-links.service.ts'
import { registerSharingRoutes } from './sharing/sharing.routes.ts'
import { scheduleStoredFileRemoval } from './stored-files/stored-files.jobs.ts'
import { registerWorkspaceActivityRoutes } from './workspace-activity/workspace-activity.routes.ts'
import type { WorkspaceActivityService } from './workspace-activity/workspace-activity.service.ts'
import { registerWorkspaceExportJobs } from './workspace-exports/workspace-exports.jobs.ts'
import { registerWorkspaceExportRoutes } from './workspace-exports/workspace-exports.routes.ts'
import { createWorkspaceExportService } from './workspace-exports/workspace-exports.service.ts'
import { scheduleUploadCleanUp } from './uploads/uploads.jobs.ts'
import { registerUploadRoutes } from './uploads/uploads.routes.ts'
import { createUploadService } from './uploads/uploads.service.ts'
import type { WorkspacePlans } from './workspaces.ports.ts'
import type { Workspaces } from './workspaces.public.ts'
import { createOwnWorkspaceService } from './workspaces/own-workspaces.service.ts'
import { createWorkspaceDeletionService } from './workspaces/workspace-deletion.service.ts'
import { registerWorkspaceSettingsRoutes } from './workspaces/workspace-settings.routes.ts'
import { createWorkspaceSettingsService } from './workspaces/workspace-settings.service.ts'
import { scheduleWorkspacePurge } from './workspaces/workspaces.jobs.ts'
import { registerWorkspaceRoutes } from './workspaces/workspaces.routes.ts'
import type { WorkspaceService } from './workspaces/workspaces.service.ts'

interface Given {
  identity: Identity
  notifications: Notifications
  mails: MailService
  workspaces: WorkspaceService
  activity: WorkspaceActivityService
  plans: WorkspacePlans
  /** Provided by the domains whose pages a link can share. */
  listSharedAssetIds: ListSharedAssetIds
}

/**
 * Workspaces: members, settings and activity, their files, the links that share parts of them, and what is said of these.
 *
 * Owns the tables `asset_usage`, `assets`, `feedback_comments`, `feedback_reviews`, `image_subjects`, `invitations`, `memberships`,
 * `product_tours`, `shares`, `stored_file_removals`, `upload_parts`, `uploads`, `workspace_activity`, `workspace_exports`, `workspaces`.
 * Asks billing (workspaces.ports.ts) for plans, and the domains that share pages (`listSharedAssetIds`) for the files on these pages.
 */
export function registerWorkspaces(app: FastifyInstance, dependencies: AppDependencies, given: Given): Workspaces {
  const { database: db, clock, log, jobs, storage, foreignFiles, subjectFinder, rateLimiter } = dependencies
  const { appUrl } = dependencies.environment
  const { mails, workspaces, activity, plans, listSharedAssetIds } = given
  const { users, avatars } = given.identity
  const { changes, notifications, webhookEvents } = given.notifications

  const ownWorkspaces = createOwnWorkspaceService({ db, workspaces, plans, activity })
  registerWorkspaceRoutes(app, workspaces, ownWorkspaces, changes)
  const ending = { db, clock, mails, users, plans, workspaces, ownWorkspaces, activity, appUrl }
  const deletion = createWorkspaceDeletionService(ending)
  const settings = createWorkspaceSettingsService({ db, clock, avatars, activity })
  registerWorkspaceSettingsRoutes(app, settings, deletion, changes)
  scheduleWorkspacePurge(jobs, deletion)

  const seats = createSeatService({ clock, plans })
  registerMemberRoutes(app, {
    members: createMemberService({ db, clock, seats, users, ownWorkspaces, activity }),
    invitations: createInvitationService({ db, clock, mails, seats, activity, appUrl }),
    links: createInvitationLinkService({ db, clock, seats, users, workspaces, activity, notifications, webhookEvents }),
    workspaces,
    changes,
  })
  registerWorkspaceActivityRoutes(app, activity)
  registerProductTourRoutes(app, createProductTourService({ db, clock }))

  const videos = createVideoInspector()
  const sounds = createSoundNormalizer()
  app.addHook('onClose', async () => {
    videos.close()
    sounds.close()
  })
  const assets = createAssetService({
    db,
    clock,
    storage,
    foreignFiles,
    videos,
    sounds,
    onImageStored: (transaction, asset) => requestImageSubject(jobs, transaction, asset),
  })
  registerAssetRoutes(app, assets)
  registerUploadRoutes(app, createUploadService({ db, clock, storage, assets }))
  scheduleUploadCleanUp(jobs, { db, clock })
  const imageSubjects = createImageSubjectService({ db, clock, assets, finder: subjectFinder })
  registerImageSubjectRoutes(app, imageSubjects)
  registerImageSubjectJobs(jobs, imageSubjects)
  scheduleAssetCleanUp(jobs, { db, clock })
  scheduleStoredFileRemoval(jobs, { db, log, storage, listKeys: listStoredKeys })

  const links = createShareLinkService({ db, clock, workspaces, secrets: dependencies.sessionSecrets })
  registerSharingRoutes(app, { links, rateLimiter })
  registerSharedFileRoutes(app, { links, assets, listAssetIds: listSharedAssetIds })

  const said = { db, clock, users, notifications, changes }
  const feedback = {
    comments: createFeedbackCommentService({ ...said, workspaces }),
    reviews: createFeedbackReviewService(said),
    limits: createGuestLimits({ rateLimiter }),
  }

  const exports = createWorkspaceExportService({
    db,
    clock,
    storage,
    jobs,
    mails,
    users,
    workspaces,
    files: assets,
    announce: (workspaceId) => changes.announce(workspaceId, ['workspace']),
    appUrl,
  })
  registerWorkspaceExportRoutes(app, exports)
  registerWorkspaceExportJobs(jobs, exports)
  return { workspaces, assets, imageSubjects, links, feedback, settings }
}
