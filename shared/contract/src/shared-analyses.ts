import { z } from 'zod'
import { creativeAnalysis } from './creative-analyses.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { tokenParams } from './sharing.ts'

export const sharedAnalysis = creativeAnalysis
  .pick({
    name: true,
    kind: true,
    image_url: true,
    file_url: true,
    sheet_url: true,
    words: true,
    result: true,
    created_at: true,
  })
  .extend({ workspace_name: z.string() })
export type SharedAnalysis = z.infer<typeof sharedAnalysis>

export const getSharedAnalysis = endpoint('GET', '/api/shared/analyses/:token', {
  access: 'anonymous',
  summary: 'A finished analysis as its link shows it',
  params: tokenParams,
  response: dataSchema(sharedAnalysis),
})
