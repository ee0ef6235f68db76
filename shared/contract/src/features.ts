import { z } from 'zod'

/** Features that are switched on and off for a workspace, independent of its plan. */
export const workspaceFeature = z.enum(['explore_pages', 'swipe_file', 'ad_templates'])
export type WorkspaceFeature = z.infer<typeof workspaceFeature>

/** Features that are part of a plan, as stored in its row. */
export const planFeature = z.enum(['brand_spy', 'generation', 'creative_analyzer', 'api'])
export type PlanFeature = z.infer<typeof planFeature>

/** `full_product`: dashboard, briefs, products and all other parts that a workspace has unless it is limited to ad templates [G-04]. */
export type Feature = WorkspaceFeature | PlanFeature | 'full_product'

/**
 * The required plan state of a workspace. `active`: a running trial or subscription. `ended`: an ended plan is enough, for example for
 * reading and exporting the workspace's data. `none`: no plan is needed, for example for accounts and settings.
 */
export type PlanRequirement = 'active' | 'ended' | 'none'

/** The plan state of a workspace: `none` means that it never had a plan, or has none any more. */
export type PlanState = 'active' | 'ended' | 'none'

export interface WorkspaceStanding {
  plan: PlanState
  features: ReadonlySet<Feature>
}

/** The plan and features that an endpoint, a section of the navigation or a command requires of a workspace, as data. */
export interface WorkspaceRequirement {
  plan: PlanRequirement
  /** At least one of these is required; an empty list requires none. */
  feature: readonly Feature[]
}

/** The reasons why a workspace's plan does not allow something. */
export type PlanRefusal = 'not_subscribed' | 'subscription_ended' | 'feature_missing'

/** The messages of a refusal, from section 8 of the specification; clients go to the plans page because of them. */
export const PLAN_REFUSAL_MESSAGES: Readonly<Record<PlanRefusal, string>> = {
  not_subscribed: 'User is not subscribed to a plan',
  subscription_ended: "User's plan has no active subscription",
  feature_missing: 'Feature not available for the current plan',
}

/** The reason why a workspace does not meet a requirement; null when it does. The subscription is checked before the feature. */
export function findPlanRefusal(requirement: WorkspaceRequirement, standing: WorkspaceStanding): PlanRefusal | null {
  if (requirement.plan !== 'none' && standing.plan === 'none') {
    return 'not_subscribed'
  }
  if (requirement.plan === 'active' && standing.plan === 'ended') {
    return 'subscription_ended'
  }
  const { feature } = requirement
  const hasFeature = feature.length === 0 || feature.some((name) => standing.features.has(name))
  return hasFeature ? null : 'feature_missing'
}

interface FeatureSources {
  /** The features that are switched on for the workspace. */
  workspace: Readonly<Record<WorkspaceFeature, boolean>>
  /** The features that its plan contains, also of an ended plan. */
  plan: Iterable<PlanFeature>
}

/** All features of a workspace; a workspace that is limited to ad templates has only these, independent of its plan. */
export function listFeatures({ workspace, plan }: FeatureSources): Set<Feature> {
  if (isAdTemplateOnly(workspace)) {
    return new Set(['ad_templates'])
  }
  return new Set<Feature>([...workspaceFeature.options.filter((name) => workspace[name]), ...plan, 'full_product'])
}

/** Whether a workspace has ad templates and neither Explore nor the swipe file [G-04]. */
export function isAdTemplateOnly(workspace: Readonly<Record<WorkspaceFeature, boolean>>): boolean {
  return workspace.ad_templates && !workspace.explore_pages && !workspace.swipe_file
}
