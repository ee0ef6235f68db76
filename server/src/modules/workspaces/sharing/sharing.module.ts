import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AdService } from '../../library/ads/ads.service.ts'
import type { BoardAdService } from '../../collections/boards/board-ads.service.ts'
import type { BoardService } from '../../collections/boards/boards.service.ts'
import type { WorkspaceService } from '../workspaces/workspaces.service.ts'
import { createShareLinkService, type ShareLinkService } from './share-links.service.ts'
import { registerSharingRoutes } from './sharing.routes.ts'
import { createSharingService, type SharingService } from './sharing.service.ts'

interface Neighbours {
  ads: AdService
  boards: BoardService
  boardAds: BoardAdService
  workspaces: Pick<WorkspaceService, 'findOpenName'>
}

/** Wires the links by which a workspace shows something to others, and those to ads and boards. */
export function registerSharing(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { ads, boards, boardAds, workspaces }: Neighbours,
): { sharing: SharingService; links: ShareLinkService } {
  const links = createShareLinkService({ db, clock, workspaces })
  const sharing = createSharingService({ ads, boards, boardAds, links })
  registerSharingRoutes(app, sharing)
  return { sharing, links }
}
