import type { WorkspaceStanding } from '@marquee/contract/features'
import type { Actor } from './actor.ts'

/** The plan information that the HTTP layer needs. */
export interface StandingGateway {
  /** The plan and the features of the caller's current workspace. Requested only by endpoints that need one of them. */
  getStanding(actor: Actor): Promise<WorkspaceStanding>
}
