import type { AssetService } from './assets/assets.service.ts'
import type { ImageSubjectService } from './image-subjects/image-subjects.service.ts'
import type { ShareLinkService } from './sharing/share-links.service.ts'
import type { WorkspaceSettingsService } from './workspaces/workspace-settings.service.ts'
import type { WorkspaceService } from './workspaces/workspaces.service.ts'

export type { AssetService } from './assets/assets.service.ts'
export { cutOut } from './assets/cut-out.service.ts'
export { copyImage } from './assets/image-copies.service.ts'
export type { ImageSubjectService } from './image-subjects/image-subjects.service.ts'
export type { OpenLink, ShareLinkService, ShareTarget } from './sharing/share-links.service.ts'
export { readAssetId, readSharedAssetId, toSharedAddress } from './sharing/shared-address.ts'
export type { WorkspaceSettingsService } from './workspaces/workspace-settings.service.ts'
export type { WorkspaceService } from './workspaces/workspaces.service.ts'

/** The functions of workspaces that later domains may use. */
export interface Workspaces {
  workspaces: WorkspaceService
  assets: AssetService
  imageSubjects: ImageSubjectService
  links: ShareLinkService
  settings: WorkspaceSettingsService
}
