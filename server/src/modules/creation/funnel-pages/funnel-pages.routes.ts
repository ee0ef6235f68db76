import {
  createFunnelPage,
  deleteFunnelPage,
  downloadFunnelArchive,
  downloadFunnelPage,
  duplicateFunnelPage,
  getFunnelPage,
  listFunnelPages,
  renameFunnelPage,
  restoreFunnelPage,
  updateFunnelPage,
} from '@marquee/contract/funnel-pages'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import { implementDownload } from '../../../platform/http/implement-download.ts'
import type { FunnelPageFiles } from './funnel-page-files.service.ts'
import type { FunnelPageService } from './funnel-pages.service.ts'

interface Services {
  pages: FunnelPageService
  files: FunnelPageFiles
}

export function registerFunnelPageRoutes(app: FastifyInstance, { pages, files }: Services): void {
  implement(app, listFunnelPages, ({ actor, query }) => pages.list(actor, query))
  implement(app, getFunnelPage, async ({ actor, params }) => ({ data: await pages.get(actor, params.id) }))
  implement(app, createFunnelPage, async ({ actor, body }) => ({ data: await pages.create(actor, body) }))
  implement(app, updateFunnelPage, async ({ actor, params, body }) => ({
    data: await pages.update(actor, params.id, body),
  }))
  implement(app, renameFunnelPage, async ({ actor, params, body }) => ({
    data: await pages.rename(actor, params.id, body.title),
  }))
  implement(app, duplicateFunnelPage, async ({ actor, params, body }) => ({
    data: await pages.duplicate(actor, params.id, body),
  }))
  implement(app, deleteFunnelPage, ({ actor, params }) => pages.remove(actor, params.id))
  implement(app, restoreFunnelPage, async ({ actor, params }) => ({ data: await pages.restore(actor, params.id) }))
  implementDownload(app, downloadFunnelPage, async ({ actor, params }) => ({
    content: await files.getHtml(actor, params.id),
  }))
  implementDownload(app, downloadFunnelArchive, async ({ actor, params }) => ({
    content: await files.getArchive(actor, params.id),
  }))
}
