import { buffer } from 'node:stream/consumers'
import { type AssetService, readSharedAssetId, type WorkspaceService } from '../../workspaces/workspaces.public.ts'
import type { CreativeRenderer } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import type { MediaService } from '../../library/library.public.ts'
import { toPrintedBrief } from './brief-print.ts'
import type { ReadableBrief, SharedBriefService } from './shared-briefs.service.ts'

interface Dependencies {
  briefs: Pick<SharedBriefService, 'readOwn' | 'openForPrint'>
  assets: Pick<AssetService, 'open'>
  media: Pick<MediaService, 'openAdImage'>
  workspaces: Pick<WorkspaceService, 'findOpenName'>
  renderer: Pick<CreativeRenderer, 'printDocument'>
}

/** Pixels; sharp enough on paper at the printed size. */
const IMAGE_WIDTH = 640

/** Briefs as PDF, for members and for guests of a link. Pages are drawn on a separate thread. */
export function createBriefPdfService({ briefs, assets, media, workspaces, renderer }: Dependencies) {
  /** Images that cannot be read are left out, because the text is the main content of a brief. */
  async function readImages(workspaceId: string, brief: ReadableBrief): Promise<Map<string, Uint8Array>> {
    const found = new Map<string, Uint8Array>()
    const keep = async (id: string, read: () => Promise<Uint8Array>) => {
      const bytes = await read().catch(() => null)
      if (bytes !== null) {
        found.set(id, bytes)
      }
    }
    // Sequentially, so that a brief with ninety images does not use up all connections.
    const posters = brief.videos.map(({ id, files: [file] }) => ({ id, url: file?.poster_url ?? '' }))
    for (const { id, url } of [...brief.images, ...posters]) {
      const assetId = readSharedAssetId(url)
      if (assetId !== null) {
        await keep(id, async () => {
          const file = await assets.open(workspaceId, assetId, { width: IMAGE_WIDTH })
          return buffer(await file.stream())
        })
      }
    }
    for (const {
      media: [first],
    } of brief.reference_ads) {
      if (first !== undefined) {
        await keep(first.id, async () => buffer((await media.openAdImage(first.id, IMAGE_WIDTH)).stream))
      }
    }
    return found
  }

  async function print(workspaceId: string, workspaceName: string, brief: ReadableBrief) {
    const images = await readImages(workspaceId, brief)
    const content = await renderer.printDocument(toPrintedBrief(brief, workspaceName), images)
    return { saveAs: `${brief.title}.pdf`, content: Buffer.from(content) }
  }

  return {
    /** @throws DomainError 404; 503 when too many documents are being drawn */
    async ofMember({ workspaceId }: { workspaceId: string }, briefId: string) {
      const brief = await briefs.readOwn({ workspaceId }, briefId)
      return print(workspaceId, (await workspaces.findOpenName(workspaceId)) ?? '', brief)
    },

    /** @throws DomainError 404; 503 when too many documents are being drawn */
    async ofLink(token: string) {
      const { workspaceId, workspaceName, brief } = await briefs.openForPrint(token)
      return print(workspaceId, workspaceName, brief)
    },
  }
}
export type BriefPdfService = ReturnType<typeof createBriefPdfService>
