import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import { createBeatFinder } from '../../platform/sound/beats/beat-finder.ts'
import type { SpeechModels } from '../../platform/speech/speech-models.ts'
import { createVoiceEngine } from '../../platform/voice/voice-engine.ts'
import type { CreditService } from '../billing/billing.public.ts'
import type { AssetService } from '../workspaces/workspaces.public.ts'
import type { GenerationProviderService } from './generation-providers/generation-providers.service.ts'
import { registerSoundBeatRoutes } from './sound-beats/sound-beats.routes.ts'
import { createSoundBeatService } from './sound-beats/sound-beats.service.ts'
import { createSpeechCharges } from './video-voices/speech-charges.ts'
import { registerVideoVoiceRoutes } from './video-voices/video-voices.routes.ts'
import { createVideoVoiceService } from './video-voices/video-voices.service.ts'
import type { VideoService } from './videos/videos.service.ts'

interface Given {
  assets: AssetService
  credits: CreditService
  providers: GenerationProviderService
  models: SpeechModels
  videos: Pick<VideoService, 'get'>
}

/** Voices that speak videos, and the beats of their music. */
export function registerVideoVoices(
  app: FastifyInstance,
  { database: db, clock }: Pick<AppDependencies, 'database' | 'clock'>,
  { assets, credits, providers, models, videos }: Given,
): void {
  const engine = createVoiceEngine()
  app.addHook('onClose', async () => engine.close())
  const voices = createVideoVoiceService({
    assets,
    engine,
    models,
    charges: createSpeechCharges({ db, credits }),
    findSpeech: (workspaceId) => providers.findSpeech(workspaceId),
    readLanguage: async (workspaceId, id) => (await videos.get({ workspaceId }, id)).project.language,
  })
  registerVideoVoiceRoutes(app, voices)
  const finder = createBeatFinder()
  app.addHook('onClose', async () => finder.close())
  registerSoundBeatRoutes(app, createSoundBeatService({ db, clock, assets, finder }))
}
