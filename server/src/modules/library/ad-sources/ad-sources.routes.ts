import {
  cancelCrawl,
  createAdSource,
  createSourceQuery,
  deleteAdSource,
  deleteSourceQuery,
  listAdSources,
  listCrawlRefusals,
  listCrawls,
  startCrawl,
  updateAdSource,
  updateSourceQuery,
} from '@marquee/contract/ad-sources'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { AdSourceService } from './ad-sources.service.ts'
import type { CrawlService } from './crawls.service.ts'
import type { SourceQueryService } from './source-queries.service.ts'

interface Services {
  sources: AdSourceService
  queries: SourceQueryService
  crawls: CrawlService
}

export function registerAdSourceRoutes(app: FastifyInstance, { sources, queries, crawls }: Services): void {
  implement(app, listAdSources, ({ actor }) => sources.list(actor))
  implement(app, createAdSource, async ({ actor, body }) => ({ data: await sources.create(actor, body) }))
  implement(app, updateAdSource, async ({ actor, params, body }) => ({
    data: await sources.update(actor, params.id, body),
  }))
  implement(app, deleteAdSource, ({ actor, params }) => sources.remove(actor, params.id))
  implement(app, createSourceQuery, async ({ actor, params, body }) => ({
    data: await queries.add(actor, params.id, body),
  }))
  implement(app, updateSourceQuery, async ({ actor, params, body }) => ({
    data: await queries.reschedule(actor, params.id, body.schedule),
  }))
  implement(app, deleteSourceQuery, ({ actor, params }) => queries.remove(actor, params.id))
  implement(app, startCrawl, async ({ actor, params }) => ({ data: await crawls.start(actor, params.id) }))
  implement(app, listCrawls, ({ actor, params, query }) => crawls.list(actor, params.id, query))
  implement(app, cancelCrawl, async ({ actor, params }) => ({ data: await crawls.cancel(actor, params.id) }))
  implement(app, listCrawlRefusals, ({ actor, params, query }) => crawls.listRefusals(actor, params.id, query))
}
