import type { Subscription } from '@marquee/contract/plans'

/** Whether somebody pays for a plan that is not over. */
export function isPaidPlanRunning({ is_paid, standing }: Subscription): boolean {
  return is_paid && standing !== 'ended' && standing !== 'none'
}
