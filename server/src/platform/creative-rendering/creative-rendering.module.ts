import type { FastifyInstance } from 'fastify'
import { registerCreativeFontRoutes } from './creative-fonts.routes.ts'
import { type CreativeRenderer, createCreativeRenderer } from './creative-rendering.service.ts'
import { createVideoRenderer, type VideoRenderer } from './video-renderer.service.ts'

/** Wires the fonts of creatives and the renderers of this process. Their threads start with the first drawing. */
export function registerCreativeRendering(app: FastifyInstance): {
  renderer: CreativeRenderer
  videoRenderer: VideoRenderer
} {
  registerCreativeFontRoutes(app)
  const renderer = createCreativeRenderer()
  const videoRenderer = createVideoRenderer()
  app.addHook('onClose', async () => {
    videoRenderer.close()
    await renderer.close()
  })
  return { renderer, videoRenderer }
}
