import type { Seats } from '@marquee/contract/members'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict } from '../../../platform/errors/domain-error.ts'
import type { WorkspacePlans } from '../workspaces.ports.ts'
import { createMemberRepository } from './members.repository.ts'

interface Dependencies {
  clock: Clock
  plans: Pick<WorkspacePlans, 'getSeats'>
}

/** The number of members who may edit in a workspace. Viewers take no seat. */
export function createSeatService({ clock, plans }: Dependencies) {
  async function get(database: Database, workspaceId: string): Promise<Seats> {
    const [plan, taken] = [
      await plans.getSeats(database, workspaceId),
      await createMemberRepository(database).countSeats(workspaceId, clock.now()),
    ]
    return { plan_title: plan.planTitle, limit: plan.seats, ...taken }
  }

  return {
    get,

    /**
     * Makes sure that enough seats are free, inside the transaction that holds the workspace's lock.
     * @param wanted the number of additional seats
     * @param counts `members` where the seat of an invitation becomes a member's seat
     * @throws DomainError 409 `seats_taken`
     */
    async require(
      transaction: Database,
      workspaceId: string,
      wanted: number,
      counts: 'members' | 'members and invitations' = 'members and invitations',
    ): Promise<void> {
      const { limit, members, invited, plan_title } = await get(transaction, workspaceId)
      const taken = counts === 'members' ? members : members + invited
      if (wanted > 0 && taken + wanted > limit) {
        throw conflict(describeLack(limit, Math.max(0, limit - taken), plan_title), 'seats_taken')
      }
    },
  }
}

export type SeatService = ReturnType<typeof createSeatService>

function describeLack(limit: number, left: number, planTitle: string | null): string {
  const plan = planTitle === null ? 'A workspace without a plan' : `The ${planTitle} plan`
  const seats = limit === 1 ? '1 seat' : `${limit} seats`
  const free = left === 0 ? 'none is free' : `${left} ${left === 1 ? 'is' : 'are'} free`
  return `${plan} has ${seats}, and ${free}. Choose a larger plan, or make somebody a viewer: viewers take no seat.`
}
