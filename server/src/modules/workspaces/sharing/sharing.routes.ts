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
import type { SharingService } from './sharing.service.ts'

export function registerSharingRoutes(app: FastifyInstance, sharing: SharingService): void {
  implement(app, getBoardShare, async ({ actor, params }) => ({
    data: await sharing.get(actor, { kind: 'board', id: params.id }),
  }))
  implement(app, shareBoard, async ({ actor, params, body }) => ({
    data: await sharing.share(actor, { kind: 'board', id: params.id }, body),
  }))
  implement(app, revokeBoardShare, ({ actor, params }) => sharing.revoke(actor, { kind: 'board', id: params.id }))
  implement(app, getAdShare, async ({ actor, params }) => ({
    data: await sharing.get(actor, { kind: 'ad', id: params.id }),
  }))
  implement(app, shareAd, async ({ actor, params, body }) => ({
    data: await sharing.share(actor, { kind: 'ad', id: params.id }, body),
  }))
  implement(app, revokeAdShare, ({ actor, params }) => sharing.revoke(actor, { kind: 'ad', id: params.id }))

  implementAnonymous(app, getSharedBoard, ({ params, query }) => sharing.openBoard(params.token, query))
  implementAnonymous(app, getSharedAd, async ({ params }) => ({ data: await sharing.openAd(params.token) }))
  implement(app, copySharedBoard, async ({ actor, params, body }) => ({
    data: await sharing.copyBoard(actor, params.token, body.idempotency_key),
  }))
}
