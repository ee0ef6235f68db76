import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { AssetService } from '../../workspaces/assets/assets.service.ts'
import { registerCreativeDocumentRoutes } from './creative-documents.routes.ts'
import { createCreativeDocumentService, type CreativeDocumentService } from './creative-documents.service.ts'

/** Wires the creatives that a workspace edits. */
export function registerCreativeDocuments(
  app: FastifyInstance,
  { database: db, clock }: AppDependencies,
  { assets }: { assets: AssetService },
): CreativeDocumentService {
  const documents = createCreativeDocumentService({ db, clock, assets })
  registerCreativeDocumentRoutes(app, documents)
  return documents
}
