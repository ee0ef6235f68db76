import type { CreativeDocument } from '@marquee/creative/document'
import type { AspectRatio } from '@marquee/creative/formats'
import type { CreativeRenderer, Drawing } from '../../../platform/creative-rendering/creative-rendering.service.ts'

/** Draws and checks a stored document as a PNG in the background, independent of any open page. */
export interface DocumentRenderer {
  render(document: CreativeDocument, format: AspectRatio, loadAsset: (id: string) => Promise<Buffer>): Promise<Drawing>
}

export function createDocumentRenderer(renderer: Pick<CreativeRenderer, 'renderDocument'>): DocumentRenderer {
  return {
    render: (document, format, loadAsset) =>
      renderer.renderDocument(document, { format, encoding: 'png', loadAsset }, 'background'),
  }
}
