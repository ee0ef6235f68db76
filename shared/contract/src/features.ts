import { z } from 'zod'

/** Switched on and off for a workspace; a plan has no say in them. */
export const workspaceFeature = z.enum(['explore_pages', 'swipe_file', 'ad_templates'])
export type WorkspaceFeature = z.infer<typeof workspaceFeature>

/** Part of a plan, as its row says. */
export const planFeature = z.enum(['brand_spy', 'generation', 'creative_analyzer', 'api'])
export type PlanFeature = z.infer<typeof planFeature>

/** `full_product`: dashboard, briefs, products and all else that a workspace has unless it is for ad templates alone [G-04]. */
export type Feature = WorkspaceFeature | PlanFeature | 'full_product'

/**
 * The least that a workspace's plan must be. `active`: a trial or subscription that runs. `ended`: one that has ended is
 * enough, as for reading and exporting what the workspace has. `none`: no plan is needed, as for accounts and settings.
 */
export type PlanRequirement = 'active' | 'ended' | 'none'

/** Where a workspace stands: `none` means that it never had a plan, or has none any more. */
export type PlanState = 'active' | 'ended' | 'none'

export interface WorkspaceStanding {
  plan: PlanState
  features: ReadonlySet<Feature>
}

/** What is asked of a workspace, as data: by an endpoint, a section of the navigation, a command. */
export interface WorkspaceRequirement {
  plan: PlanRequirement
  /** One of these is enough; none is needed when there are none. */
  feature: readonly Feature[]
}

/** Why a workspace's plan does not allow something. */
export type PlanRefusal = 'not_subscribed' | 'subscription_ended' | 'feature_missing'

/** What a refusal says: the messages of the specification's section 8, by which clients go to the plans page. */
export const PLAN_REFUSAL_MESSAGES: Readonly<Record<PlanRefusal, string>> = {
  not_subscribed: 'User is not subscribed to a plan',
  subscription_ended: "User's plan has no active subscription",
  feature_missing: 'Feature not available for the current plan',
}

/** Why a workspace may not have what is required; null when it may. The subscription is looked at before the feature. */
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
  /** What is switched on for the workspace. */
  workspace: Readonly<Record<WorkspaceFeature, boolean>>
  /** What its plan contains; a plan that has ended counts. */
  plan: Iterable<PlanFeature>
}

/** Everything that a workspace has; one for ad templates alone has these alone, whatever its plan contains. */
export function listFeatures({ workspace, plan }: FeatureSources): Set<Feature> {
  if (isAdTemplateOnly(workspace)) {
    return new Set(['ad_templates'])
  }
  return new Set<Feature>([...workspaceFeature.options.filter((name) => workspace[name]), ...plan, 'full_product'])
}

/** A workspace that has ad templates and neither Explore nor the swipe file [G-04]. */
export function isAdTemplateOnly(workspace: Readonly<Record<WorkspaceFeature, boolean>>): boolean {
  return workspace.ad_templates && !workspace.explore_pages && !workspace.swipe_file
}
