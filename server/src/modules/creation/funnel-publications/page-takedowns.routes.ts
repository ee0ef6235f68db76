import { dismissPageReports, listPublishedPages, restorePage, takeDownPage } from '@marquee/contract/published-pages'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { PageTakedownService } from './page-takedowns.service.ts'

export function registerPageTakedownRoutes(app: FastifyInstance, takedowns: PageTakedownService): void {
  implement(app, listPublishedPages, ({ query }) => takedowns.list(query))
  implement(app, takeDownPage, ({ actor, params, body }) => takedowns.takeDown(actor, params.id, body))
  implement(app, restorePage, ({ params }) => takedowns.restore(params.id))
  implement(app, dismissPageReports, ({ params }) => takedowns.dismissReports(params.id))
}
