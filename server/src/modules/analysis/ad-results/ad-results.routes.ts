import {
  compareResultAds,
  getResultAd,
  getResultSummary,
  listResultAds,
  listSharedAttributes,
  setAdCreative,
} from '@marquee/contract/ad-results'
import {
  cancelResultImport,
  deleteResultAccount,
  downloadResultRefusals,
  getResultImport,
  listResultAccounts,
  listResultImports,
  startResultImport,
  uploadResultFile,
} from '@marquee/contract/result-imports'
import type { FastifyInstance } from 'fastify'
import { implement, implementUpload } from '../../../platform/http/implement.ts'
import { implementDownload } from '../../../platform/http/implement-download.ts'
import type { AdResultService } from './ad-results.service.ts'
import type { ResultAccountService } from './result-accounts.service.ts'
import type { ResultImportService } from './result-imports.service.ts'

interface Services {
  results: AdResultService
  accounts: ResultAccountService
  imports: ResultImportService
}

export function registerAdResultRoutes(app: FastifyInstance, { results, accounts, imports }: Services): void {
  implement(app, listResultAccounts, ({ actor }) => accounts.list(actor))
  implement(app, deleteResultAccount, ({ actor, params }) => accounts.remove(actor, params.id))

  implementUpload(app, uploadResultFile, async ({ actor, file }) => ({ data: await imports.upload(actor, file) }))
  implement(app, listResultImports, async ({ actor }) => ({ data: await imports.list(actor) }))
  implement(app, getResultImport, async ({ actor, params, query }) => ({
    data: await imports.get(actor, params.id, query.encoding),
  }))
  implement(app, startResultImport, async ({ actor, params, body }) => ({
    data: await imports.start(actor, params.id, body),
  }))
  implement(app, cancelResultImport, async ({ actor, params }) => ({ data: await imports.cancel(actor, params.id) }))

  implement(app, listResultAds, ({ actor, query }) => results.list(actor, query))
  implement(app, getResultSummary, ({ actor, query }) => results.summarize(actor, query))
  implement(app, getResultAd, async ({ actor, params }) => ({ data: await results.get(actor, params.id) }))
  implement(app, compareResultAds, async ({ actor, query }) => ({ data: await results.compare(actor, query) }))
  implement(app, setAdCreative, async ({ actor, params, body }) => ({
    data: await results.setCreative(actor, params.id, body.analysis_id),
  }))
  implement(app, listSharedAttributes, ({ actor, query }) => results.listSharedAttributes(actor, query))

  implementDownload(app, downloadResultRefusals, async ({ actor, params }) => ({
    content: await imports.openRefusals(actor, params.id),
  }))
}
