import type { AuthData } from '@marquee/contract/authentication'
import type { Actor } from '../../platform/http/actor.ts'
import type { BoardTreeService } from '../boards/board-tree.service.ts'
import type { PlanService } from '../plans/plans.service.ts'
import type { WorkspaceService } from '../workspaces/workspaces.service.ts'
import { toUser, type UserService } from './users.service.ts'

interface Dependencies {
  users: Pick<UserService, 'get'>
  workspaces: Pick<WorkspaceService, 'getAccess'>
  plans: Pick<PlanService, 'getStanding'>
  boardTree: Pick<BoardTreeService, 'countRows'>
}

const VISITOR: AuthData = {
  isAllowedToAccess: true,
  authenticated: false,
  user: null,
  user_plan: null,
  has_active_subscription: false,
  free_trial_days_remaining: null,
  is_new_user: false,
  is_allow_ad_template: false,
  workspace_features: { explore_pages: false, swipe_file: false },
}

/** The access check: all that the pages need to know about who is there (requirement C-10). */
export function createAuthDataService({ users, workspaces, plans, boardTree }: Dependencies) {
  return {
    /** What somebody in front of the staging gate is told: nothing else. */
    getWithoutAccess(): AuthData {
      return { ...VISITOR, isAllowedToAccess: false }
    },

    /** @param withPlan whether to name the plan, as `?with_plan=1` asks */
    async get(actor: Actor | null, withPlan: boolean): Promise<AuthData> {
      if (actor === null) {
        return VISITOR
      }
      const [user, access, plan, boardTreeRows] = await Promise.all([
        users.get(actor.userId),
        workspaces.getAccess(actor.workspaceId),
        plans.getStanding(actor.workspaceId),
        boardTree.countRows(actor),
      ])
      const trialDays = plan?.trialDaysRemaining ?? null
      return {
        isAllowedToAccess: true,
        authenticated: true,
        user: toUser(user, actor),
        user_plan: withPlan && plan !== null ? { title: plan.title } : null,
        has_active_subscription: plan?.isActive ?? false,
        free_trial_days_remaining: trialDays === null ? null : { days: trialDays },
        is_new_user: user.is_new,
        is_allow_ad_template: access.isAdTemplateAllowed,
        workspace_features: access.features,
        ...(boardTreeRows === 0 ? {} : { board_tree_rows: boardTreeRows }),
      }
    },
  }
}

export type AuthDataService = ReturnType<typeof createAuthDataService>
