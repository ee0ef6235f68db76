import {
  connectBrowser,
  createBrowserCode,
  disconnectBrowser,
  downloadExtension,
  listConnectedBrowsers,
  listExtensionFiles,
} from '@marquee/contract/connected-browsers'
import type { FastifyInstance } from 'fastify'
import { implementDownload } from '../../../platform/http/implement-download.ts'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import type { ConnectedBrowserService } from './connected-browsers.service.ts'
import type { ExtensionFiles } from './extension-files.ts'

export function registerConnectedBrowserRoutes(
  app: FastifyInstance,
  browsers: ConnectedBrowserService,
  files: ExtensionFiles,
): void {
  implement(app, listConnectedBrowsers, async ({ actor }) => ({ data: await browsers.list(actor) }))
  implement(app, disconnectBrowser, ({ actor, params }) => browsers.disconnect(actor, params.id))
  implement(app, createBrowserCode, async ({ actor, body, request }) => ({
    data: await browsers.createCode(actor, body, request.headers['user-agent'] ?? null),
  }))
  implement(app, listExtensionFiles, async () => ({ data: await files.list() }))
  implementDownload(app, downloadExtension, async ({ params: { browser } }) => ({
    content: await files.open(browser),
    saveAs: `marquee-${browser}.zip`,
  }))
  implementAnonymous(app, connectBrowser, async ({ body, request }) => ({
    data: await browsers.connect(body, request.ip),
  }))
}
