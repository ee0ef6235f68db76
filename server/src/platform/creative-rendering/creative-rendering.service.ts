import { availableParallelism } from 'node:os'
import { type CreativeDocument, listAssets } from '@marquee/creative/document'
import type { AspectRatio } from '@marquee/creative/formats'
import { type BrandMark, type Creative, creative } from './creative.ts'
import type { Drawing, Encoding, RenderJob } from './render-job.ts'
import type { PrintDocument, PrintMark } from './print/print-document.ts'
import { leaveHeldPlace } from '../http/admission/held-place.ts'
import { renderSeconds, timed } from '../metrics/instruments.ts'
import { createRenderPool, type RenderPriority } from './render-pool.ts'

export type { BrandMark, Creative } from './creative.ts'
export type { Drawing } from './render-job.ts'
export type { PrintBlock, PrintDocument, PrintMark } from './print/print-document.ts'

/** The browser would give up an image that waits longer than this many others. */
const QUEUE_LIMIT = 500

interface RenderOptions {
  format: AspectRatio
  encoding: Encoding
  /** In pixels; full size when left out. */
  width?: number
  /** Reads the bytes of an image, a logo or a font that the document refers to; rejects when there is none. */
  loadAsset: (assetId: string) => Promise<Buffer>
}

/** Draws ads from templates and documents, off the event loop. */
export interface CreativeRenderer {
  /**
   * Draws an ad of the demo library, in WebP.
   * @throws DomainError 503 when too many images wait; Error when the creative is invalid
   */
  renderCreative(creative: Creative, width: number, priority: RenderPriority): Promise<Uint8Array>
  renderLogo(brand: BrandMark, width: number): Promise<Uint8Array>
  /**
   * Draws one format of a document, and checks it by the layout rules.
   * @throws DomainError 503 when too many images wait, 422 for a font that cannot be read; Error when the document has no layout
   * for the format, or an asset is not an image; the error of `loadAsset`
   */
  renderDocument(document: CreativeDocument, options: RenderOptions, priority: RenderPriority): Promise<Drawing>
  /**
   * Draws a document for printing, in PDF.
   * @param pictures bytes by the ids that the document names; a missing image is left out
   * @throws DomainError 503 when too many images wait
   */
  printDocument(document: PrintDocument, pictures: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array>
  /** Draws the findings of a creative at their places, in PNG. @throws DomainError 503; Error for a file that is not an image */
  annotate(picture: Uint8Array, marks: readonly PrintMark[]): Promise<Uint8Array>
  close(): Promise<void>
}

/** One processor is left to the server itself. */
export function createCreativeRenderer(options: { workers?: number } = {}): CreativeRenderer {
  const workers = options.workers ?? Math.max(1, Math.min(4, availableParallelism() - 1))
  const pool = createRenderPool({ workers, queueLimit: QUEUE_LIMIT })
  function render(job: RenderJob, priority: RenderPriority): Promise<Drawing> {
    leaveHeldPlace()
    return timed(
      (outcome, seconds) => renderSeconds.observe({ kind: 'image', outcome }, seconds),
      () => pool.render(job, priority),
    )
  }
  const renderImage = async (job: RenderJob, priority: RenderPriority) => (await render(job, priority)).image
  return {
    renderCreative: (creative, width, priority) => renderImage({ kind: 'creative', creative, width }, priority),
    renderLogo: (brand, width) => renderImage({ kind: 'logo', brand, width }, 'interactive'),
    async renderDocument(document, { loadAsset, ...rest }, priority) {
      const ids = listAssets(document, rest.format)
      const assets = new Map(await Promise.all(ids.map(async (id) => [id, await loadAsset(id)] as const)))
      return render({ kind: 'document', document, assets, ...rest }, priority)
    },
    printDocument: (document, pictures) =>
      renderImage({ kind: 'print', document, pictures: new Map(pictures) }, 'interactive'),
    annotate: (picture, marks) => renderImage({ kind: 'annotated', picture, marks: [...marks] }, 'interactive'),
    close: () => pool.close(),
  }
}

/** Parses a creative that was stored as JSON; null when it is not a creative. */
export function parseCreative(stored: unknown): Creative | null {
  return creative.safeParse(stored).data ?? null
}
