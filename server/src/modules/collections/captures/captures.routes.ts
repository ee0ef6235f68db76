import { captureAd, getAdCapture, listCapturedPlaces } from '@marquee/contract/captures'
import type { FastifyInstance } from 'fastify'
import { implement, implementForm } from '../../../platform/http/implement.ts'
import type { CaptureService } from './captures.service.ts'

export function registerCaptureRoutes(app: FastifyInstance, captures: CaptureService): void {
  implementForm(app, captureAd, async ({ actor, body, files }) => ({
    data: await captures.capture(actor, body, files),
  }))
  implement(app, listCapturedPlaces, async ({ actor, body }) => ({ data: await captures.listPlaces(actor, body) }))
  implement(app, getAdCapture, async ({ actor, params }) => ({ data: await captures.find(actor, params.ad_id) }))
}
