import { z } from 'zod'
import { creativeAnalysis } from './creative-analyses.ts'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { tokenParams } from './sharing.ts'

const sharedAnalysis = creativeAnalysis
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

export const downloadSharedAnalysisReport = download('GET', '/shared-analysis-files/:token/analysis.pdf', {
  access: 'anonymous',
  summary: 'A finished analysis as a PDF, for guests of its link',
  params: tokenParams,
  contentType: 'application/pdf',
  errors: [503],
})

export const downloadSharedAnalysisImage = download('GET', '/shared-analysis-files/:token/analysis.png', {
  access: 'anonymous',
  summary: 'A creative with its findings drawn on it, for guests of its link',
  params: tokenParams,
  contentType: 'image/png',
  errors: [503],
})
