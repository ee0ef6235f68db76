import {
  getFunnelPreview,
  listFavoriteFunnelTemplates,
  setFavoriteFunnelTemplate,
} from '@marquee/contract/funnel-templates'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { FunnelTemplateService } from './funnel-templates.service.ts'

export function registerFunnelTemplateRoutes(app: FastifyInstance, templates: FunnelTemplateService): void {
  implement(app, listFavoriteFunnelTemplates, async ({ actor }) => ({ data: await templates.listFavorites(actor) }))
  implement(app, setFavoriteFunnelTemplate, async ({ actor, params, body }) => ({
    data: await templates.setFavorite(actor, params.template_id, body.is_favorite),
  }))
  implement(app, getFunnelPreview, async ({ actor, query }) => ({ data: await templates.getPreview(actor, query) }))
}
