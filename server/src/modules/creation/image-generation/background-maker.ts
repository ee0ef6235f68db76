import { addBackground } from '@marquee/creative/add-background'
import type { CreativeDocument } from '@marquee/creative/document'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { ForeignFiles } from '../../../platform/foreign-files/foreign-files.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { CreativeDocumentService } from '../creative-documents/creative-documents.service.ts'
import {
  type GenerationProviderService,
  type ImageProvider,
  ProviderFailure,
} from '../generation-providers/generation-providers.service.ts'
import { createImageDesignRepository, type DesignRow } from './image-designs.repository.ts'
import { createImageOrderRepository } from './image-orders.repository.ts'
import { keepProduct, placeProduct } from './place-product.ts'

/** A document and its version. */
export interface VersionedDocument {
  document: CreativeDocument
  version: number
}

interface Dependencies {
  db: Database
  clock: Clock
  assets: Pick<AssetService, 'read' | 'store'>
  documents: Pick<CreativeDocumentService, 'create' | 'get' | 'delete'>
  providers: Pick<GenerationProviderService, 'findImages'>
  foreignFiles: Pick<ForeignFiles, 'cleanImage'>
}

interface SceneWish {
  provider: ImageProvider
  subject: string
  request: { key: string; signal: AbortSignal }
}

const FIRST_VERSION = 1

/** Makes the background of a design once, with the configured model; words stay text layers. */
export function createBackgroundMaker({ db, clock, assets, documents, providers, foreignFiles }: Dependencies) {
  async function storeBackground(design: DesignRow, bytes: Buffer): Promise<string> {
    const owner = { workspaceId: design.workspace_id, userId: null }
    try {
      // The design's id is the idempotency key: a repeated call for the same background returns the first one.
      const file = { bytes, kind: 'image', name: `background-${design.variation}`, idempotencyKey: design.id } as const
      return (await assets.store(owner, file)).id
    } catch (error) {
      const isNoImage = error instanceof DomainError && (error.status === 413 || error.status === 422)
      const isFull = isNoImage && /storage/i.test(JSON.stringify(error.errors))
      throw isNoImage && !isFull ? new ProviderFailure('answer') : error
    }
  }

  return {
    /**
     * The document of a design, including its background when a model makes one.
     * @throws ProviderFailure; DomainError 422 when the storage of the workspace is full
     */
    async prepare(design: DesignRow, signal: AbortSignal): Promise<VersionedDocument> {
      const before = await documents.get(design.workspace_id, design.document_id)
      if (design.maker === 'embedded' || design.ground_asset_id !== null) {
        return before
      }
      const provider = await providers.findImages(design.workspace_id)
      if (provider === null) {
        throw new ProviderFailure('model')
      }
      const subject = await describeOrder(design)
      const request = { key: design.id, signal }
      const bytes =
        design.maker === 'scene'
          ? await paintScene(design, before.document, { provider, subject, request })
          : await provider.makeImage({ ...request, prompt: toPrompt(before.document, subject), shape: 'square' })
      const background = await storeBackground(design, bytes)
      const scene = { kind: 'asset', asset_id: background, cutout: false } as const
      // A painted scene already contains the product, so that no template shows it a second time.
      const document =
        design.maker === 'scene'
          ? { ...before.document, pictures: { ...before.document.pictures, scene, product: scene } }
          : addBackground(before.document, scene)
      await keepBackground(design, background, document)
      return { document, version: FIRST_VERSION }
    },
  }

  /** Lets the model paint around the cut-out product, and restores the product's own pixels. */
  async function paintScene(
    { workspace_id }: DesignRow,
    { look, pictures }: CreativeDocument,
    { provider, subject, request }: SceneWish,
  ): Promise<Buffer> {
    const { product } = pictures
    if (product?.kind !== 'asset' || !product.cutout) {
      throw new ProviderFailure('request')
    }
    const placed = await placeProduct(await assets.read(workspace_id, product.asset_id))
    const prompt = toScenePrompt(look, subject)
    const painted = await provider.editImage({ ...request, prompt, image: placed.image, mask: placed.mask })
    const { content } = await foreignFiles.cleanImage(painted).catch(() => {
      // The response is not an image.
      throw new ProviderFailure('answer')
    })
    return keepProduct(content, placed.image)
  }

  /** Replaces the document with the one that has the background; the old one has not been shown to any user. */
  function keepBackground(design: DesignRow, background: string, document: CreativeDocument): Promise<void> {
    const { workspace_id, document_id } = design
    return db.transaction().execute(async (transaction) => {
      const documentId = await documents.create(transaction, workspace_id, document)
      const designs = createImageDesignRepository(transaction)
      const isKept = await designs.setBackground(design.id, background, documentId, clock.now())
      await documents.delete(transaction, workspace_id, [isKept ? document_id : documentId])
    })
  }

  async function describeOrder({ order_id }: DesignRow): Promise<string> {
    const order = await db
      .transaction()
      .execute((transaction) => createImageOrderRepository(transaction).lock(order_id))
    const idea = order?.input.source.kind === 'idea' ? order.input.source.idea : ''
    return [order?.product_name ?? '', idea].filter(Boolean).join('. ')
  }
}

export type BackgroundMaker = ReturnType<typeof createBackgroundMaker>

/** Prompts for a place for the product, never for text, logos or people, whose content would have to be true. */
function toPrompt({ look }: CreativeDocument, subject: string): string {
  const { paper, accent, deep } = look.palette
  return [
    `A photographic background scene for an advertisement about: ${subject || 'a consumer product'}.`,
    'An empty, uncluttered surface in the middle, where a product will be placed later. Soft, natural light.',
    `A palette around ${paper}, ${accent} and ${deep}.`,
    'No text, no letters, no logos, no watermarks, no people.',
  ].join(' ')
}

/** Prompts for the surroundings of the product: the product itself stays unchanged. */
function toScenePrompt({ palette: { paper, accent, deep } }: CreativeDocument['look'], subject: string): string {
  return [
    `A photographic advertising scene around the product that is there already: ${subject || 'a consumer product'}.`,
    'The product stands on a surface, with a soft shadow, in natural light; leave the product itself unchanged.',
    `Calm surroundings with room for words at the top. A palette around ${paper}, ${accent} and ${deep}.`,
    'No text, no letters, no logos, no watermarks, no people, no second product.',
  ].join(' ')
}
