import type { Subscription } from '@marquee/contract/plans'

/** Whether the workspace pays for a plan that has not ended. */
export function isPaidPlanRunning({ is_paid, standing }: Subscription): boolean {
  return is_paid && standing !== 'ended' && standing !== 'none'
}
