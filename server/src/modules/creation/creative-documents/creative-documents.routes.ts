import { getCreativeDocument, updateCreativeDocument } from '@marquee/contract/creative-documents'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { CreativeDocumentService } from './creative-documents.service.ts'

export function registerCreativeDocumentRoutes(app: FastifyInstance, documents: CreativeDocumentService): void {
  implement(app, getCreativeDocument, async ({ actor, params }) => ({
    data: await documents.get(actor.workspaceId, params.id),
  }))
  implement(app, updateCreativeDocument, async ({ actor, params, body }) => ({
    data: await documents.update(actor, params.id, body),
  }))
}
