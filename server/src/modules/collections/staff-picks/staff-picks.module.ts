import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AdService } from '../../library/ads/ads.service.ts'
import type { BoardAdService } from '../boards/board-ads.service.ts'
import { type BoardPickService, createBoardPickService } from '../boards/board-picks.service.ts'
import type { BoardService } from '../boards/boards.service.ts'
import { registerStaffPickRoutes } from './staff-picks.routes.ts'
import { createStaffPickService } from './staff-picks.service.ts'

interface Neighbours {
  ads: AdService
  boards: BoardService
  boardAds: BoardAdService
}

/** Wires the boards that administrators recommend. */
export function registerStaffPicks(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { ads, boards, boardAds }: Neighbours,
): BoardPickService {
  const picks = createBoardPickService({ db, clock })
  registerStaffPickRoutes(app, createStaffPickService({ ads, boards, boardAds, picks }))
  return picks
}
