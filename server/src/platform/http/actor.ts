import type { WorkspaceFeature } from '@marquee/contract/features'
import type { WorkspaceRole } from '@marquee/contract/workspaces'

/** The caller of a request: an account in its current workspace. */
export interface Actor {
  readonly userId: string
  readonly sessionId: string
  /** The user's current workspace; every workspace query is scoped by it. */
  readonly workspaceId: string
  /** The user's role in that workspace. */
  readonly role: WorkspaceRole
  /** The features that are switched on for that workspace. */
  readonly workspaceFeatures: Readonly<Record<WorkspaceFeature, boolean>>
  /** The time zone in which the workspace counts its days; null when none is chosen. */
  readonly timeZone: string | null
  /** The currency of the workspace, such as `EUR`. */
  readonly currency: string
  readonly displayName: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly isAdmin: boolean
  readonly isSuperAdmin: boolean
}
