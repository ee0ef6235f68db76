import type { CreativeDocument } from '@marquee/creative/document'
import { getFontAsset } from '@marquee/creative/look'

/** A font of the brand cannot be read; the message is a sentence for users. */
export class UnreadableFont extends Error {
  override readonly name = 'UnreadableFont'
}

/** Names the unreadable font of the brand of a document. */
export function unreadableFont({ look: { fonts } }: CreativeDocument, assetId: string): UnreadableFont {
  const role = getFontAsset(fonts.heading) === assetId ? 'headings' : 'body text'
  return new UnreadableFont(
    `The brand’s font for ${role} is damaged and cannot be read. Upload it again in the brand profile, or choose another font.`,
  )
}
