import type { AuthData } from './authentication.ts'
import {
  type Feature,
  findPlanRefusal,
  listFeatures,
  type PlanRequirement,
  type WorkspaceStanding,
} from './features.ts'
import { can, type Permission } from './permissions.ts'
import type { WorkspaceRole } from './workspaces.ts'

/** The access rule of a page, a section of the navigation or a command, as plain data that travels in a manifest. */
export interface AccessRequirement {
  /** Only administrators of the product. */
  isAdmin?: true
  permission?: Permission
  /** Default `active`; `none` for anything that only administrators use. */
  plan?: PlanRequirement
  /** One feature, or several of which one is enough. */
  feature?: Feature | readonly Feature[]
}

/** The state of the signed-in account's workspace, as far as pages know it. The server decides by the same rules. */
function getStanding(authData: AuthData): WorkspaceStanding {
  const { workspace_features, is_allow_ad_template, plan_features, user_plan, has_active_subscription } = authData
  const endedOrNone = user_plan === null ? 'none' : 'ended'
  return {
    plan: has_active_subscription ? 'active' : endedOrNone,
    features: listFeatures({
      workspace: { ...workspace_features, ad_templates: is_allow_ad_template },
      plan: plan_features,
    }),
  }
}

/** The facts that decide what an account may see in its current workspace. */
export interface AccountRights {
  isAdmin: boolean
  role: WorkspaceRole
  standing: WorkspaceStanding
}

/** Whether an account with these rights meets this access rule. */
export function hasAccess(required: AccessRequirement, rights: AccountRights): boolean {
  const { isAdmin = false, permission, plan, feature } = required
  if (isAdmin && !rights.isAdmin) {
    return false
  }
  if (permission !== undefined && !can(rights.role, permission)) {
    return false
  }
  const requirement = { plan: plan ?? (isAdmin ? 'none' : 'active'), feature: [feature ?? []].flat() }
  return findPlanRefusal(requirement, rights.standing) === null
}

/** Whether the signed-in account meets this access rule; a visitor sees nothing. */
export function isAllowed(required: AccessRequirement, authData: AuthData): boolean {
  const { user } = authData
  if (user === null) {
    return false
  }
  const rights = { isAdmin: user.is_admin, role: user.current_workspace_role, standing: getStanding(authData) }
  return hasAccess(required, rights)
}
