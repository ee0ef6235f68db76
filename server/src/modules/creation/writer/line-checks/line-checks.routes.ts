import { checkLines } from '@marquee/contract/line-checks'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../../platform/http/implement.ts'
import type { LineCheckService } from './line-checks.service.ts'

export function registerLineCheckRoutes(app: FastifyInstance, checks: LineCheckService): void {
  implement(app, checkLines, ({ actor, body }) => checks.check(actor, body))
}
