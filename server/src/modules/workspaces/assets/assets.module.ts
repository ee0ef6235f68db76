import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { createVideoInspector } from '../../../platform/video/video-inspector.ts'
import { scheduleAssetCleanUp } from './assets.jobs.ts'
import { registerAssetRoutes } from './assets.routes.ts'
import { type AssetService, createAssetService } from './assets.service.ts'

/** Wires the files of workspaces. */
export function registerAssets(
  app: FastifyInstance,
  { database: db, clock, jobs, storage, foreignFiles }: AppDependencies,
): AssetService {
  const videos = createVideoInspector()
  app.addHook('onClose', async () => videos.close())
  const assets = createAssetService({ db, clock, storage, foreignFiles, videos })
  registerAssetRoutes(app, assets)
  scheduleAssetCleanUp(jobs, { db, clock })
  return assets
}
