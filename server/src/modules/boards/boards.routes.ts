import { getBoard, listBoards } from '@marquee/contract/boards'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { BoardService } from './boards.service.ts'

export function registerBoardRoutes(app: FastifyInstance, boards: BoardService): void {
  implement(app, listBoards, ({ actor, query }) => boards.list(actor, query))
  implement(app, getBoard, ({ actor, params, query }) => boards.get(actor, params.id, query))
}
