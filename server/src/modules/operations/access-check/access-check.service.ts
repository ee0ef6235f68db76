import type { AuthData } from '@marquee/contract/authentication'
import type { Actor } from '../../../platform/http/actor.ts'
import type { BoardTreeService } from '../../collections/collections.public.ts'
import type { CreditService, PlanService, WorkspacePlan } from '../../billing/billing.public.ts'
import type { ChangeLogService } from '../../notifications/notifications.public.ts'
import type { WorkspaceService } from '../../workspaces/workspaces.public.ts'
import { toUser, type UserService } from '../../identity/identity.public.ts'

interface Dependencies {
  users: Pick<UserService, 'get'>
  plans: Pick<PlanService, 'findPlan'>
  boardTree: Pick<BoardTreeService, 'countRows'>
  credits: Pick<CreditService, 'getLowBalance'>
  changeLog: Pick<ChangeLogService, 'hasUnread'>
  workspaces: Pick<WorkspaceService, 'findOpenName'>
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
  plan_features: [],
}

/** The access check: all data that the pages need about the current user or visitor (requirement C-10). */
export function createAccessCheck({ users, plans, boardTree, credits, changeLog, workspaces }: Dependencies) {
  /** The name of the last chosen workspace when the user is no longer a member. A deleted workspace is not named: its owner got a mail. */
  async function findFormerName(chosenId: string | null, { workspaceId }: Actor): Promise<string | undefined> {
    return chosenId === null || chosenId === workspaceId ? undefined : workspaces.findOpenName(chosenId)
  }

  return {
    /** The only answer for a visitor who has not passed the staging gate. */
    getWithoutAccess(): AuthData {
      return { ...VISITOR, isAllowedToAccess: false }
    },

    /** @param withPlan whether to name the plan, as `?with_plan=1` asks */
    async get(actor: Actor | null, withPlan: boolean): Promise<AuthData> {
      if (actor === null) {
        return VISITOR
      }
      const [user, plan, boardTreeRows, lowBalance] = await Promise.all([
        users.get(actor.userId),
        plans.findPlan(actor.workspaceId),
        boardTree.countRows(actor),
        credits.getLowBalance(actor.workspaceId),
      ])
      const removedFrom = await findFormerName(user.current_workspace_id, actor)
      const { ad_templates, explore_pages, swipe_file } = actor.workspaceFeatures
      return {
        isAllowedToAccess: true,
        authenticated: true,
        user: toUser(user, actor),
        user_plan: withPlan && plan !== null ? { title: plan.title } : null,
        ...toPlanData(plan),
        is_new_user: user.is_new,
        is_allow_ad_template: ad_templates,
        workspace_features: { explore_pages, swipe_file },
        ...(plan?.isActive === true && lowBalance !== null && { credits_notice: lowBalance }),
        ...(boardTreeRows === 0 ? {} : { board_tree_rows: boardTreeRows }),
        ...(removedFrom === undefined ? {} : { removed_from: removedFrom }),
        ...(changeLog.hasUnread(user) ? { has_unread_changes: true as const } : {}),
      }
    },
  }
}

export type AccessCheck = ReturnType<typeof createAccessCheck>

type PlanData = Pick<
  AuthData,
  'has_active_subscription' | 'free_trial_days_remaining' | 'plan_features' | 'plan_notice'
>

function toPlanData(plan: WorkspacePlan | null): PlanData {
  if (plan === null) {
    return { has_active_subscription: false, free_trial_days_remaining: null, plan_features: [] }
  }
  const { isActive, features, trial, notice } = plan
  return {
    has_active_subscription: isActive,
    free_trial_days_remaining:
      trial === null ? null : { days: trial.daysRemaining, ends_at: trial.endsAt.toISOString() },
    plan_features: features,
    ...(notice !== null && { plan_notice: { kind: notice.kind, at: notice.at.toISOString() } }),
  }
}
