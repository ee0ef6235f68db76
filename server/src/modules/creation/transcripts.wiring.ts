import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import { createSpeechReader } from '../../platform/speech/speech-reader.ts'
import type { SpeechModels } from '../../platform/speech/speech-models.ts'
import type { CreditService } from '../billing/billing.public.ts'
import type { AdService, AdVideoService } from '../library/library.public.ts'
import type { WorkspaceChangeService } from '../notifications/notifications.public.ts'
import type { AssetService } from '../workspaces/workspaces.public.ts'
import type { GenerationProviderService } from './generation-providers/generation-providers.service.ts'
import { createRecognizers } from './transcripts/recognizers.ts'
import { createTranscriptSources } from './transcripts/transcript-sources.ts'
import { registerTranscriptJobs } from './transcripts/transcript-worker.ts'
import { registerTranscriptRoutes } from './transcripts/transcripts.routes.ts'
import { createTranscriptService, type TranscriptService } from './transcripts/transcripts.service.ts'

interface Given {
  ads: AdService
  adVideos: AdVideoService
  assets: AssetService
  credits: CreditService
  changes: WorkspaceChangeService
  providers: GenerationProviderService
  models: SpeechModels
}

/** Transcripts of videos, with their background work. */
export function registerTranscripts(
  app: FastifyInstance,
  { database: db, clock, jobs, storage, fetchPublic }: AppDependencies,
  { ads, adVideos, assets, credits, changes, providers, models }: Given,
): TranscriptService {
  const sources = createTranscriptSources({ storage, ads, adVideos, assets, fetchPublic })
  const recognizers = createRecognizers({ providers, models })
  const transcripts = createTranscriptService({ db, clock, jobs, credits, sources, recognizers })
  registerTranscriptRoutes(app, transcripts)
  const reader = createSpeechReader()
  app.addHook('onClose', async () => reader.close())
  registerTranscriptJobs({ db, clock, jobs, credits, changes, reader, sources, recognizers })
  return transcripts
}
