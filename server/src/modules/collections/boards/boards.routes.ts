import {
  addBoardAds,
  createBoard,
  createBoardFolder,
  deleteBoard,
  deleteBoardFolder,
  getBoard,
  getBoardTree,
  listBoards,
  moveBoard,
  moveBoardFolder,
  removeBoardAd,
  restoreBoard,
  updateBoard,
  updateBoardAd,
  updateBoardFolder,
} from '@marquee/contract/boards'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { BoardAdService } from './board-ads.service.ts'
import type { BoardTreeService } from './board-tree.service.ts'
import type { BoardService } from './boards.service.ts'

interface Services {
  boards: BoardService
  boardAds: BoardAdService
  tree: BoardTreeService
}

export function registerBoardRoutes(app: FastifyInstance, { boards, boardAds, tree }: Services): void {
  implement(app, listBoards, ({ actor, query }) => boards.list(actor, query))
  implement(app, createBoard, async ({ actor, body }) => ({ data: await boards.add(actor, body) }))
  implement(app, getBoard, ({ actor, params, query }) => boards.get(actor, params.id, query))
  implement(app, updateBoard, async ({ actor, params, body }) => ({
    data: await boards.update(actor, params.id, body),
  }))
  implement(app, deleteBoard, ({ actor, params }) => boards.remove(actor, params.id))
  implement(app, restoreBoard, async ({ actor, params }) => ({ data: await boards.restore(actor, params.id) }))
  implement(app, addBoardAds, async ({ actor, params, body }) => ({
    data: await boards.putAds(actor, params.id, body.ad_ids),
  }))
  implement(app, updateBoardAd, ({ actor, params, body }) => boardAds.updateAd(actor, params.id, params.ad_id, body))
  implement(app, removeBoardAd, ({ actor, params }) => boardAds.removeAd(actor, params.id, params.ad_id))

  implement(app, getBoardTree, async ({ actor }) => ({ data: await tree.get(actor) }))
  implement(app, moveBoard, async ({ actor, params, body }) => ({
    data: await tree.move(actor, 'board', params.id, body),
  }))
  implement(app, moveBoardFolder, async ({ actor, params, body }) => ({
    data: await tree.move(actor, 'folder', params.id, body),
  }))
  implement(app, createBoardFolder, async ({ actor, body }) => ({
    data: await tree.addFolder(actor, body),
  }))
  implement(app, updateBoardFolder, async ({ actor, params, body }) => ({
    data: await tree.renameFolder(actor, params.id, body.name),
  }))
  implement(app, deleteBoardFolder, async ({ actor, params }) => ({ data: await tree.removeFolder(actor, params.id) }))
}
