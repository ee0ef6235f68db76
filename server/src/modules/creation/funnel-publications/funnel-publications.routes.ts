import {
  getFunnelFigures,
  getFunnelPublication,
  publishFunnelPage,
  withdrawFunnelPage,
} from '@marquee/contract/funnel-publications'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { FunnelFigureService } from './funnel-figures.service.ts'
import type { FunnelPublicationService } from './funnel-publications.service.ts'

interface Services {
  publications: FunnelPublicationService
  figures: FunnelFigureService
}

export function registerFunnelPublicationRoutes(app: FastifyInstance, { publications, figures }: Services): void {
  implement(app, getFunnelPublication, async ({ actor, params }) => ({
    data: await publications.get(actor, params.id),
  }))
  implement(app, publishFunnelPage, async ({ actor, params, body }) => ({
    data: await publications.publish(actor, params.id, body),
  }))
  implement(app, withdrawFunnelPage, ({ actor, params }) => publications.withdraw(actor, params.id))
  implement(app, getFunnelFigures, async ({ actor, params }) => ({ data: await figures.get(actor, params.id) }))
}
