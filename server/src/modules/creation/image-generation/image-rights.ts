import { listAllAssets } from '@marquee/creative/document'
import { describeImageRights, type RightsImage } from '@marquee/creative/describe-image-rights'
import { writeRights } from '@marquee/creative/write-rights'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { CreativeDocumentService } from '../creative-documents/creative-documents.service.ts'
import { createGeneratedImageRepository } from './generated-images.repository.ts'
import { createImageDesignRepository } from './image-designs.repository.ts'

interface Dependencies {
  db: Database
  assets: Pick<AssetService, 'find'>
  documents: Pick<CreativeDocumentService, 'get'>
}

const MODEL_PARTS = { embedded: 'none', model: 'background', scene: 'scene' } as const

/** The rights and disclosure sheet of images. */
export function createImageRights({ db, assets, documents }: Dependencies) {
  const images = createGeneratedImageRepository(db)
  const designs = createImageDesignRepository(db)

  async function describe(workspaceId: string, { id, file_name: name }: NamedImage): Promise<RightsImage[]> {
    const image = await images.find(workspaceId, id)
    const design = image && (await designs.find(image.design_id))
    if (design === undefined) {
      return []
    }
    const { document } = await documents.get(workspaceId, design.document_id)
    // A model that was asked and gave nothing made nothing.
    const made = design.ground_asset_id
    const modelPart = made === null ? 'none' : MODEL_PARTS[design.maker]
    return [{ name, document, modelPart, modelAssets: new Set(made === null ? [] : [made]) }]
  }

  return {
    /** The sheet as a text file. @param finished the images that it is about */
    async write(
      { workspaceId }: Pick<Actor, 'workspaceId'>,
      title: string,
      finished: readonly NamedImage[],
    ): Promise<string> {
      const described = (await Promise.all(finished.map((image) => describe(workspaceId, image)))).flat()
      const files = await assets.find(
        workspaceId,
        described.flatMap(({ document }) => listAllAssets(document)),
      )
      return writeRights(
        title,
        describeImageRights(described, new Map(files.map(({ id, name }) => [id, name]))),
        'images',
      )
    },
  }
}

export type ImageRights = ReturnType<typeof createImageRights>

interface NamedImage {
  id: string
  file_name: string
}
