import type { FastifyInstance } from 'fastify'
import type { SpeechModels } from '../../platform/speech/speech-models.ts'
import { createVoiceEngine } from '../../platform/voice/voice-engine.ts'
import type { AssetService } from '../workspaces/workspaces.public.ts'
import type { GenerationProviderService } from './generation-providers/generation-providers.service.ts'
import { registerVideoVoiceRoutes } from './video-voices/video-voices.routes.ts'
import { createVideoVoiceService } from './video-voices/video-voices.service.ts'
import type { VideoService } from './videos/videos.service.ts'

interface Given {
  assets: AssetService
  providers: GenerationProviderService
  models: SpeechModels
  videos: Pick<VideoService, 'get'>
}

/** Voices that speak videos. */
export function registerVideoVoices(app: FastifyInstance, { assets, providers, models, videos }: Given): void {
  const engine = createVoiceEngine()
  app.addHook('onClose', async () => engine.close())
  const voices = createVideoVoiceService({
    assets,
    engine,
    models,
    findSpeech: (workspaceId) => providers.findSpeech(workspaceId),
    readLanguage: async (workspaceId, id) => (await videos.get({ workspaceId }, id)).project.language,
  })
  registerVideoVoiceRoutes(app, voices)
}
