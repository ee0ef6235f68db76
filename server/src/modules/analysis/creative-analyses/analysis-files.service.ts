import { buffer } from 'node:stream/consumers'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { type AssetService, readAssetId, type WorkspaceService } from '../../workspaces/workspaces.public.ts'
import type { CreativeRenderer } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import { CREATIVE, numberFindings, toMarks, toPrintedAnalysis } from './analysis-print.ts'
import type { CreativeAnalysisService } from './creative-analyses.service.ts'

interface Dependencies {
  analyses: Pick<CreativeAnalysisService, 'get'>
  assets: Pick<AssetService, 'open'>
  workspaces: Pick<WorkspaceService, 'findOpenName'>
  renderer: Pick<CreativeRenderer, 'printDocument' | 'annotate'>
}

/** The analysis and its workspace. */
interface Place {
  workspaceId: string
  id: string
}

const IMAGE_WIDTH = 1280
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** Exports finished analyses as files: the report as PDF, and the creative with its findings as PNG. */
export function createAnalysisFileService({ analyses, assets, workspaces, renderer }: Dependencies) {
  async function find({ workspaceId, id }: Place) {
    const analysis = await analyses.get({ workspaceId }, id)
    const { result, image_url } = analysis
    const assetId = readAssetId(image_url)
    if (result === null) {
      throw notFound('file')
    }
    return { analysis, result, assetId }
  }

  async function readImage(workspaceId: string, assetId: string): Promise<Uint8Array> {
    const file = await assets.open(workspaceId, assetId, { width: IMAGE_WIDTH })
    return buffer(await file.stream())
  }

  return {
    /** @throws DomainError 404 before the analysis is finished; 503 when too many files are being rendered */
    async toPdf(place: Place): Promise<{ saveAs: string; content: Buffer }> {
      const { analysis, result, assetId } = await find(place)
      const workspaceName = (await workspaces.findOpenName(place.workspaceId)) ?? ''
      const date = days.format(new Date(analysis.created_at))
      const document = toPrintedAnalysis({ name: analysis.name, workspaceName, date }, result)
      const images = new Map<string, Uint8Array>()
      if (assetId !== null) {
        images.set(CREATIVE, await readImage(place.workspaceId, assetId))
      }
      return { saveAs: `${analysis.name}.pdf`, content: Buffer.from(await renderer.printDocument(document, images)) }
    },

    /**
     * @throws DomainError 404 before the analysis is finished, and for a creative without a still image; 503 when too many files
     * are being rendered
     */
    async toImage(place: Place): Promise<{ saveAs: string; content: Buffer }> {
      const { analysis, result, assetId } = await find(place)
      if (assetId === null) {
        throw notFound('file')
      }
      const marks = toMarks(numberFindings(result))
      const content = await renderer.annotate(await readImage(place.workspaceId, assetId), marks)
      return { saveAs: `${analysis.name}.png`, content: Buffer.from(content) }
    },
  }
}
export type AnalysisFileService = ReturnType<typeof createAnalysisFileService>
