import type { BoardPickService } from './boards/board-picks.service.ts'
import type { BoardTreeService } from './boards/board-tree.service.ts'
import type { BoardService } from './boards/boards.service.ts'
import type { SavedAdService } from './saved-ads/saved-ads.service.ts'
import type { SharedBoardService } from './shared-boards/shared-boards.service.ts'

export type { BoardPickService } from './boards/board-picks.service.ts'
export type { BoardTreeService } from './boards/board-tree.service.ts'
export type { BoardService } from './boards/boards.service.ts'
export type { SavedAdService } from './saved-ads/saved-ads.service.ts'

/** The functions of collections that later domains may use. */
export interface Collections {
  boards: BoardService
  boardTree: BoardTreeService
  picks: BoardPickService
  savedAds: SavedAdService
  sharedBoards: SharedBoardService
}
