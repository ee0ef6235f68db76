import type { Readable } from 'node:stream'
import type { PlanFeature } from '@marquee/contract/features'

/** Opens the stream of the feature flags for a user; null: this server serves none. */
export type OpenFlagStream = (userId: string) => Promise<Readable | null>

/** What webhooks ask billing for. */
export interface WebhookPlans {
  /** The workspace's current plan; null when it has none. */
  findPlan(workspaceId: string): Promise<{ isActive: boolean; features: readonly PlanFeature[] } | null>
}

/** What webhooks ask workspaces for. */
export interface WebhookWorkspaces {
  /** Whether the workspace exists and is not deleted. */
  isOpen(workspaceId: string): Promise<boolean>
}
