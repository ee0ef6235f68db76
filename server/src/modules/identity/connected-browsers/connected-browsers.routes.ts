import {
  connectBrowser,
  createBrowserCode,
  disconnectBrowser,
  listConnectedBrowsers,
} from '@marquee/contract/connected-browsers'
import type { FastifyInstance } from 'fastify'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import type { ConnectedBrowserService } from './connected-browsers.service.ts'

export function registerConnectedBrowserRoutes(app: FastifyInstance, browsers: ConnectedBrowserService): void {
  implement(app, listConnectedBrowsers, async ({ actor }) => ({ data: await browsers.list(actor) }))
  implement(app, disconnectBrowser, ({ actor, params }) => browsers.disconnect(actor, params.id))
  implement(app, createBrowserCode, async ({ actor, body, request }) => ({
    data: await browsers.createCode(actor, body, request.headers['user-agent'] ?? null),
  }))
  implementAnonymous(app, connectBrowser, async ({ body, request }) => ({
    data: await browsers.connect(body, request.ip),
  }))
}
