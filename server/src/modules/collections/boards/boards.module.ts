import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AdService } from '../../library/ads/ads.service.ts'
import type { MediaCopyService } from '../../library/media-copies/media-copies.service.ts'
import { type BoardAdService, createBoardAdService } from './board-ads.service.ts'
import { createBoardTreeService } from './board-tree.service.ts'
import { registerBoardRoutes } from './boards.routes.ts'
import { type BoardService, createBoardService } from './boards.service.ts'

interface Neighbours {
  ads: AdService
  mediaCopies: MediaCopyService
}

/** Wires boards, their folders and the ads on them. */
export function registerBoards(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { ads, mediaCopies }: Neighbours,
): { boards: BoardService; boardAds: BoardAdService } {
  const boardAds = createBoardAdService({ db, clock, mediaCopies })
  const boards = createBoardService({ db, clock, ads, boardAds, mediaCopies })
  registerBoardRoutes(app, { boards, boardAds, tree: createBoardTreeService({ db, clock }) })
  return { boards, boardAds }
}
