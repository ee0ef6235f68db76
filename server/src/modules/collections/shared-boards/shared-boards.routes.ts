import {
  copySharedBoard,
  getAdShare,
  getBoardShare,
  getSharedAd,
  getSharedBoard,
  revokeAdShare,
  revokeBoardShare,
  shareAd,
  shareBoard,
} from '@marquee/contract/sharing'
import type { FastifyInstance } from 'fastify'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import type { SharedBoardService } from './shared-boards.service.ts'

export function registerSharedBoardRoutes(app: FastifyInstance, sharedBoards: SharedBoardService): void {
  implement(app, getBoardShare, async ({ actor, params }) => ({
    data: await sharedBoards.get(actor, { kind: 'board', id: params.id }),
  }))
  implement(app, shareBoard, async ({ actor, params, body }) => ({
    data: await sharedBoards.share(actor, { kind: 'board', id: params.id }, body),
  }))
  implement(app, revokeBoardShare, ({ actor, params }) => sharedBoards.revoke(actor, { kind: 'board', id: params.id }))
  implement(app, getAdShare, async ({ actor, params }) => ({
    data: await sharedBoards.get(actor, { kind: 'ad', id: params.id }),
  }))
  implement(app, shareAd, async ({ actor, params, body }) => ({
    data: await sharedBoards.share(actor, { kind: 'ad', id: params.id }, body),
  }))
  implement(app, revokeAdShare, ({ actor, params }) => sharedBoards.revoke(actor, { kind: 'ad', id: params.id }))

  implementAnonymous(app, getSharedBoard, ({ params, query }) => sharedBoards.openBoard(params.token, query))
  implementAnonymous(app, getSharedAd, async ({ params }) => ({ data: await sharedBoards.openAd(params.token) }))
  implement(app, copySharedBoard, async ({ actor, params, body }) => ({
    data: await sharedBoards.copyBoard(actor, params.token, body.idempotency_key),
  }))
}
