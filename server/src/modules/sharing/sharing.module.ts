import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../platform/app-dependencies.ts'
import type { AdService } from '../ads/ads.service.ts'
import type { BoardAdService } from '../boards/board-ads.service.ts'
import type { BoardService } from '../boards/boards.service.ts'
import type { WorkspaceService } from '../workspaces/workspaces.service.ts'
import { registerSharingRoutes } from './sharing.routes.ts'
import { createSharingService, type SharingService } from './sharing.service.ts'

interface Neighbours {
  ads: AdService
  boards: BoardService
  boardAds: BoardAdService
  workspaces: Pick<WorkspaceService, 'isOpen'>
}

/** Wires the links by which a workspace shows ads and boards to others. */
export function registerSharing(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { ads, boards, boardAds, workspaces }: Neighbours,
): SharingService {
  const sharing = createSharingService({ db, clock, ads, boards, boardAds, workspaces })
  registerSharingRoutes(app, sharing)
  return sharing
}
