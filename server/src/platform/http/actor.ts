import type { WorkspaceFeature } from '@marquee/contract/features'
import type { WorkspaceRole } from '@marquee/contract/workspaces'

/** Who makes a request: an account in its current workspace. */
export interface Actor {
  readonly userId: string
  readonly sessionId: string
  /** The user's current workspace; every workspace query is scoped by it. */
  readonly workspaceId: string
  /** The user's role in that workspace. */
  readonly role: WorkspaceRole
  /** What is switched on for that workspace. */
  readonly workspaceFeatures: Readonly<Record<WorkspaceFeature, boolean>>
  /** Where the workspace counts its days; null when nobody has chosen. */
  readonly timeZone: string | null
  /** What the workspace reckons in, as `EUR`. */
  readonly currency: string
  readonly displayName: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly isAdmin: boolean
  readonly isSuperAdmin: boolean
}
