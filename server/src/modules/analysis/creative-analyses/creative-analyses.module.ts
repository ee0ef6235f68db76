import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { createFetchPublic } from '../../../platform/web/fetch-public.ts'
import type { AdService } from '../../library/ads/ads.service.ts'
import type { AssetService } from '../../workspaces/assets/assets.service.ts'
import type { CreativeRenderer } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import type { CreditService } from '../../billing/credits/credits.service.ts'
import type { AdVideoService } from '../../library/media/ad-videos.service.ts'
import type { MediaService } from '../../library/media/media.service.ts'
import type { GeneratedImageService } from '../../creation/image-generation/generated-images.service.ts'
import type { ShareLinkService } from '../../workspaces/sharing/share-links.service.ts'
import type { WorkspaceChangeService } from '../../notifications/workspace-changes/workspace-changes.service.ts'
import type { WorkspaceService } from '../../workspaces/workspaces/workspaces.service.ts'
import { createAnalysisWorker } from './analyse-creative-job.ts'
import { registerAnalysisFileRoutes } from './analysis-files.routes.ts'
import { createAnalysisFileService } from './analysis-files.service.ts'
import { createAnalysisRunner } from './analysis-runner.ts'
import { createAnalysisSources } from './analysis-sources.ts'
import { registerCreativeAnalysisJobs } from './creative-analyses.jobs.ts'
import { registerCreativeAnalysisRoutes } from './creative-analyses.routes.ts'
import { type CreativeAnalysisService, createCreativeAnalysisService } from './creative-analyses.service.ts'
import { registerSharedAnalysisRoutes } from './shared-analyses.routes.ts'
import { createSharedAnalysisService, type SharedAnalysisService } from './shared-analyses.service.ts'

interface Neighbours {
  ads: AdService
  assets: AssetService
  credits: CreditService
  media: MediaService
  adVideos: AdVideoService
  changes: WorkspaceChangeService
  images: Pick<GeneratedImageService, 'findFinished'>
  links: ShareLinkService
  workspaces: Pick<WorkspaceService, 'findOpenName'>
  renderer: CreativeRenderer
  /** Called when a creative of this workspace was analysed. */
  onAnalysed: (workspaceId: string) => Promise<void>
}

/** Wires what is found on creatives. */
export function registerCreativeAnalyses(
  app: FastifyInstance,
  { database: db, clock, jobs, storage }: AppDependencies,
  { ads, assets, credits, media, adVideos, changes, images, links, workspaces, renderer, onAnalysed }: Neighbours,
): { analyses: CreativeAnalysisService; sharedAnalyses: SharedAnalysisService } {
  const sources = createAnalysisSources({ storage, ads, assets, media, adVideos, fetchPublic: createFetchPublic() })
  const analyses = createCreativeAnalysisService({ db, clock, jobs, assets, credits, sources, images })
  registerCreativeAnalysisRoutes(app, analyses)
  const sharedAnalyses = createSharedAnalysisService({ links, analyses })
  registerSharedAnalysisRoutes(app, sharedAnalyses)
  const files = createAnalysisFileService({ analyses, assets, workspaces, renderer })
  registerAnalysisFileRoutes(app, { files, shared: sharedAnalyses })

  const runner = createAnalysisRunner()
  app.addHook('onClose', async () => runner.close())
  const worker = createAnalysisWorker({ db, clock, credits, changes, runner, sources, onAnalysed })
  registerCreativeAnalysisJobs(jobs, worker)
  return { analyses, sharedAnalyses }
}
