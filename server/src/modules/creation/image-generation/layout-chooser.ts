import { findBuiltInTemplate } from '@marquee/creative/built-in-templates'
import { composeCreative } from '@marquee/creative/compose-creative'
import type { LayoutTry } from '@marquee/contract/image-generation'
import type { CreativeDocument } from '@marquee/creative/document'
import type { AspectRatio } from '@marquee/creative/formats'
import type { LayoutFault } from '@marquee/creative/layout-fault'
import { listFormats } from '@marquee/creative/template'
import type { Clock } from '../../../platform/clock.ts'
import type { Drawing } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { CreativeDocumentService } from '../creative-documents/creative-documents.service.ts'
import type { VersionedDocument } from './background-maker.ts'
import { createGeneratedImageRepository } from './generated-images.repository.ts'
import { createImageDesignRepository, type DesignRow } from './image-designs.repository.ts'
import { createImageOrderRepository } from './image-orders.repository.ts'
import { tryLayouts } from './try-layouts.ts'

type Drawings = ReadonlyMap<AspectRatio, Drawing>

interface Candidate {
  templateId: string
  document: CreativeDocument
  drawings: Drawings
  /** The layout faults of all drawings. */
  faults: LayoutFault[]
}

type Layout = Pick<Candidate, 'templateId' | 'document'>

interface Choice {
  document: VersionedDocument
  /** The finished drawings of the document, by format. */
  drawings: Drawings
}

interface Dependencies {
  db: Database
  clock: Clock
  documents: Pick<CreativeDocumentService, 'create' | 'delete'>
  drawFormat: (workspaceId: string, document: CreativeDocument, format: AspectRatio) => Promise<Drawing>
}

const FIRST_VERSION = 1

/** Chooses the layout of a design by the layout checks of its finished images. */
export function createLayoutChooser({ db, clock, documents, drawFormat }: Dependencies) {
  async function drawLayout(
    { workspace_id }: DesignRow,
    layout: Layout,
    formats: readonly AspectRatio[],
  ): Promise<Candidate> {
    const drawings = new Map<AspectRatio, Drawing>()
    for (const format of formats) {
      drawings.set(format, await drawFormat(workspace_id, layout.document, format))
    }
    return { ...layout, drawings, faults: [...drawings.values()].flatMap(({ faults }) => faults) }
  }

  /** The texts and images of a document in the layout of another template; null when it does not have the formats. */
  async function compose(
    design: DesignRow,
    document: CreativeDocument,
    templateId: string,
    formats: readonly AspectRatio[],
  ) {
    const template = findBuiltInTemplate(templateId)
    const order = await createImageOrderRepository(db).find(design.workspace_id, design.order_id)
    if (template === undefined || order === undefined || !formats.every((one) => listFormats(template).includes(one))) {
      return null
    }
    const { product, scene } = document.pictures
    const pictures = { ...(product && { product }), ...(scene && { scene }) }
    return {
      templateId,
      document: composeCreative(template, { content: order.input.words, look: document.look, pictures }),
    }
  }

  /** Replaces the document of a design, which nobody has seen yet, and notes what was tried. */
  async function keep(design: DesignRow, best: Candidate, tries: LayoutTry[]): Promise<void> {
    const { workspace_id, document_id, template_id } = design
    await db.transaction().execute(async (transaction) => {
      const designs = createImageDesignRepository(transaction)
      if (best.templateId === template_id) {
        await designs.setLayout(design.id, { layout_tries: tries }, clock.now())
        return
      }
      const created = await documents.create(transaction, workspace_id, best.document)
      const layout = { template_id: best.templateId, document_id: created, layout_tries: tries }
      await designs.setLayout(design.id, layout, clock.now())
      await documents.delete(transaction, workspace_id, [document_id])
    })
  }

  return {
    /**
     * Draws a design in its formats. When the layout checks find faults, its alternatives are drawn as well,
     * until one has none; the layout with the fewest faults is kept. A design that has a finished image keeps its layout.
     */
    async choose(
      designId: string,
      prepared: VersionedDocument,
      { formats, signal }: { formats: readonly AspectRatio[]; signal: AbortSignal },
    ): Promise<Choice> {
      const design = await createImageDesignRepository(db).find(designId)
      if (design === undefined || (await createGeneratedImageRepository(db).hasDrawnImage(designId))) {
        return { document: prepared, drawings: new Map() }
      }
      const draw = async (layout: Layout | null) => {
        signal.throwIfAborted()
        return layout === null ? null : drawLayout(design, layout, formats)
      }
      const { document } = prepared
      const tried = await tryLayouts([
        () => draw({ templateId: design.template_id, document }),
        ...design.layout_alternatives.map((id) => async () => draw(await compose(design, document, id, formats))),
      ])
      const [best] = tried
      if (best === undefined) {
        throw new Error('No layout was drawn.')
      }
      await keep(design, best, tried.map(toTry))
      const isReplaced = best.templateId !== design.template_id
      return {
        document: { document: best.document, version: isReplaced ? FIRST_VERSION : prepared.version },
        drawings: best.drawings,
      }
    },
  }
}

function toTry({ templateId, faults }: Candidate): LayoutTry {
  return { template_id: templateId, faults }
}
