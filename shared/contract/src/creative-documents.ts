import { creativeDocument } from '@marquee/creative/document'
import { z } from 'zod'
import { storedAsset } from './assets.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, idParams, timestamp } from './primitives.ts'

/** Layers of four formats with their words: about 200 bytes a layer. */
const DOCUMENT_LIMIT = 1024 * 1024

/** A creative that can be edited, with the version that a save must name. */
export const storedDocument = z.object({
  id,
  document: creativeDocument,
  version: z.number().int(),
  /** The files that the document refers to. */
  assets: z.array(storedAsset),
  updated_at: timestamp,
})
export type StoredDocument = z.infer<typeof storedDocument>

export const getCreativeDocument = endpoint('GET', '/api/creative-documents/:id', {
  access: 'verified',
  plan: 'ended',
  feature: 'generation',
  summary: 'The layers, words and look of one generated creative',
  params: idParams,
  response: dataSchema(storedDocument),
})

export const updateCreativeDocument = endpoint('PUT', '/api/creative-documents/:id', {
  access: 'verified',
  permission: 'generation.create',
  feature: 'generation',
  changes: ['creative-documents'],
  errors: ['version_conflict'],
  summary: 'Saves an edited creative; 409 when `version` is not the stored one. Rendering it again is free',
  params: idParams,
  body: z.object({ document: creativeDocument, version: z.number().int() }),
  response: dataSchema(storedDocument),
  bodyLimit: DOCUMENT_LIMIT,
})
