import {
  cutOutImage,
  getProductImport,
  listProductImports,
  readProductPage,
  startProductImport,
} from '@marquee/contract/product-imports'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { ProductDraftService } from './product-drafts.service.ts'
import type { ProductImportService } from './product-imports.service.ts'

interface Services {
  drafts: ProductDraftService
  imports: ProductImportService
}

export function registerProductImportRoutes(app: FastifyInstance, { drafts, imports }: Services): void {
  implement(app, readProductPage, async ({ actor, body }) => ({ data: await drafts.readPage(actor, body.url) }))
  implement(app, cutOutImage, async ({ actor, params }) => ({ data: await drafts.cutOut(actor, params.id) }))
  implement(app, startProductImport, async ({ actor, body }) => ({ data: await imports.start(actor, body) }))
  implement(app, getProductImport, async ({ actor, params }) => ({ data: await imports.get(actor, params.id) }))
  implement(app, listProductImports, ({ actor, query }) => imports.list(actor, query))
}
