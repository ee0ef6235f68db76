import {
  createAdTemplate,
  deleteAdTemplate,
  getTemplatePreview,
  listAdTemplates,
  listFavoriteTemplates,
  restoreAdTemplate,
  setFavoriteTemplate,
} from '@marquee/contract/ad-templates'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { AdTemplateService } from './ad-templates.service.ts'

export function registerAdTemplateRoutes(app: FastifyInstance, templates: AdTemplateService): void {
  implement(app, listAdTemplates, ({ actor, query }) => templates.list(actor, query))
  implement(app, createAdTemplate, async ({ actor, body }) => ({ data: await templates.create(actor, body) }))
  implement(app, deleteAdTemplate, async ({ actor, params }) => {
    await templates.delete(actor, params.id)
    return undefined
  })
  implement(app, restoreAdTemplate, async ({ actor, params }) => ({ data: await templates.restore(actor, params.id) }))
  implement(app, listFavoriteTemplates, async ({ actor }) => ({ data: await templates.listFavorites(actor) }))
  implement(app, setFavoriteTemplate, async ({ actor, params, body }) => ({
    data: await templates.setFavorite(actor, params.template_id, body.is_favorite),
  }))
  implement(app, getTemplatePreview, async ({ actor, query }) => ({ data: await templates.getPreview(actor, query) }))
}
