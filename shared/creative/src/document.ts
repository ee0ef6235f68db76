import { z } from 'zod'
import { type AspectRatio, aspectRatio } from './formats.ts'
import { formatLayout } from './layer.ts'
import { type CreativeLook, creativeLook, getFontAsset } from './look.ts'
import { type CreativePicture, creativePicture } from './picture.ts'

/** Increased when stored documents must be converted. */
const DOCUMENT_VERSION = 1

/**
 * A creative as the editor edits it and the renderer draws it: the layers of each format, and the words and images that the formats share,
 * keyed by the bindings that layers name.
 */
export const creativeDocument = z.object({
  schema_version: z.literal(DOCUMENT_VERSION),
  template_id: z.string().max(64).nullable(),
  look: creativeLook,
  texts: z.record(z.string().min(1).max(64), z.string().max(2000)),
  pictures: z.record(z.string().min(1).max(64), creativePicture),
  formats: z.partialRecord(aspectRatio, formatLayout),
})
export type CreativeDocument = z.infer<typeof creativeDocument>

/** The ids of all assets that a format shows: images, the logo and the look's own fonts. */
export function listAssets({ formats, look, pictures }: CreativeDocument, format: AspectRatio): string[] {
  const layers = (formats[format]?.layers ?? []).filter((layer) => !layer.hidden)
  const shown = layers.map((layer) => {
    if (layer.type === 'logo') {
      return listLogoAssets(look)
    }
    return layer.type === 'image' ? [getPictureAsset(pictures[layer.binding])] : []
  })
  return unique([...shown.flat(), ...listFontAssets(look)])
}

/** The ids of all assets that a document refers to, whether they are shown or not. */
export function listAllAssets({ look, pictures }: Pick<CreativeDocument, 'look' | 'pictures'>): string[] {
  return unique([...listLogoAssets(look), ...Object.values(pictures).map(getPictureAsset), ...listFontAssets(look)])
}

function getPictureAsset(picture: CreativePicture | undefined): string | null {
  return picture?.kind === 'asset' ? picture.asset_id : null
}

/** The ids of all versions of a look's logo, the usual one first. */
export function listLogoAssets({ logo, other_logos: others }: CreativeLook): string[] {
  return logo === null ? [] : [logo, ...(others ?? [])]
}

function listFontAssets({ fonts }: CreativeLook): (string | null)[] {
  return [fonts.heading, fonts.body].map(getFontAsset)
}

function unique(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))]
}
