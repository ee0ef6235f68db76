import {
  copyStaffPick,
  getStaffPick,
  listStaffPicks,
  moveStaffPick,
  pickBoard,
  unpickBoard,
} from '@marquee/contract/staff-picks'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { StaffPickService } from './staff-picks.service.ts'

export function registerStaffPickRoutes(app: FastifyInstance, staffPicks: StaffPickService): void {
  implement(app, listStaffPicks, async () => ({ data: await staffPicks.list() }))
  implement(app, getStaffPick, ({ actor, params, query }) => staffPicks.get(actor, params.id, query))
  implement(app, copyStaffPick, async ({ actor, params, body }) => ({
    data: await staffPicks.copy(actor, params.id, body.idempotency_key),
  }))
  implement(app, pickBoard, async ({ actor, params, body }) => ({
    data: await staffPicks.pick(actor, params.id, body.curator_note),
  }))
  implement(app, moveStaffPick, async ({ params, body }) => ({
    data: await staffPicks.move(params.id, body.before_id),
  }))
  implement(app, unpickBoard, async ({ params }) => ({ data: await staffPicks.unpick(params.id) }))
}
