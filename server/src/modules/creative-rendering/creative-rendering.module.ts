import type { FastifyInstance } from 'fastify'
import { registerCreativeFontRoutes } from './creative-fonts.routes.ts'
import { type CreativeRenderer, createCreativeRenderer } from './creative-rendering.service.ts'

/** Wires the fonts of creatives and the one renderer of this process. Its threads start when something is drawn. */
export function registerCreativeRendering(app: FastifyInstance): CreativeRenderer {
  registerCreativeFontRoutes(app)
  const renderer = createCreativeRenderer()
  app.addHook('onClose', () => renderer.close())
  return renderer
}
