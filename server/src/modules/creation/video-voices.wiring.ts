import type { FastifyInstance } from 'fastify'
import { createVoiceEngine } from '../../platform/voice/voice-engine.ts'
import type { AssetService } from '../workspaces/workspaces.public.ts'
import type { GenerationProviderService } from './generation-providers/generation-providers.service.ts'
import { registerVideoVoiceRoutes } from './video-voices/video-voices.routes.ts'
import { createVideoVoiceService } from './video-voices/video-voices.service.ts'
import type { VideoService } from './videos/videos.service.ts'

interface Given {
  assets: AssetService
  providers: GenerationProviderService
  videos: Pick<VideoService, 'get'>
}

/** Voices that speak videos. */
export function registerVideoVoices(app: FastifyInstance, { assets, providers, videos }: Given): void {
  const engine = createVoiceEngine()
  app.addHook('onClose', async () => engine.close())
  const voices = createVideoVoiceService({
    assets,
    engine,
    findSpeech: (workspaceId) => providers.findSpeech(workspaceId),
    readLanguage: async (workspaceId, id) => (await videos.get({ workspaceId }, id)).project.language,
  })
  registerVideoVoiceRoutes(app, voices)
}
