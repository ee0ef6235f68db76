import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { SpeechModels } from '../../platform/speech/speech-models.ts'
import type { CreditService } from '../billing/billing.public.ts'
import type { UserService } from '../identity/identity.public.ts'
import type { AssetService, ImageSubjectService } from '../workspaces/workspaces.public.ts'
import type { BrandProfileService } from './brand-profiles/brand-profiles.service.ts'
import type { RequireBrief } from './image-generation/brief-images.service.ts'
import { createVideoNormalizer } from '../../platform/video/video-normalizer.ts'
import type { ProductService } from './products/products.service.ts'
import type { GenerationProviderService } from './generation-providers/generation-providers.service.ts'
import { registerVideoHandOverRoutes } from './video-handovers/video-handovers.routes.ts'
import { createVideoHandOverService } from './video-handovers/video-handovers.service.ts'
import { registerVideoVoices } from './video-voices.wiring.ts'
import type { FindPacing } from './video-scenes/video-scenes.service.ts'
import { createProjectMaker } from './videos/project-maker.ts'
import { createVideoScriptService } from './videos/video-scripts.service.ts'
import { registerVideoRoutes } from './videos/videos.routes.ts'
import { createVideoService, type VideoService } from './videos/videos.service.ts'
import type { ImageWordService } from './writer/image-words.service.ts'

interface Given {
  users: UserService
  assets: AssetService
  credits: CreditService
  imageSubjects: ImageSubjectService
  products: ProductService
  profiles: BrandProfileService
  words: ImageWordService
  requireBrief: RequireBrief
  findPacing: FindPacing
  providers: GenerationProviderService
  models: SpeechModels
}

/** The time in ms that a new video waits for the subjects of its images. */
const SUBJECT_LIMIT_MS = 8000

/** Scripts and projects of videos. */
export function registerVideos(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  given: Given,
): VideoService {
  const { users, assets, imageSubjects, products, profiles, words, requireBrief, findPacing } = given
  const maker = createProjectMaker({
    products,
    profiles,
    inspire: words.inspire,
    findPacing,
    isCutout: async ({ workspaceId }, assetId) =>
      !(await sharp(await assets.read(workspaceId, assetId)).stats()).isOpaque,
    findSubject: (actor, assetId) => imageSubjects.getSoon(actor, assetId, SUBJECT_LIMIT_MS),
  })
  const videos = createVideoService({ db, clock, assets, users, maker })
  const scripts = createVideoScriptService({ words, products, findPacing, readBrief: requireBrief })
  registerVideoRoutes(app, { videos, scripts })
  registerVideoVoices(app, { database: db, clock }, { ...given, videos })
  const normalizer = createVideoNormalizer()
  app.addHook('onClose', async () => normalizer.close())
  registerVideoHandOverRoutes(app, createVideoHandOverService({ assets, videos, normalizer }))
  return videos
}
