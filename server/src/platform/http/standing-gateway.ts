import type { WorkspaceStanding } from '@marquee/contract/features'
import type { Actor } from './actor.ts'

/** What the HTTP layer needs to know about plans. */
export interface StandingGateway {
  /** The plan and the features of the workspace that somebody works in. Asked only by endpoints that need one of them. */
  getStanding(actor: Actor): Promise<WorkspaceStanding>
}
