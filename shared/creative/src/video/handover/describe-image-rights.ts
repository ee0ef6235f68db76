import type { CreativeDocument } from '../../document.ts'
import { getFontAsset } from '../../look.ts'
import { listDuties } from './disclosure-duties.ts'
import { describeFile, describePicture, type RightsItem, type RightsSheet } from './describe-rights.ts'

/** An image of an order, as its document describes it. */
export interface RightsImage {
  /** Its file name. */
  name: string
  document: CreativeDocument
  /** What a model made of it. */
  modelPart: 'none' | 'background' | 'scene'
  /** The assets that a model made. */
  modelAssets: ReadonlySet<string>
}

const MODEL =
  'Made by the image model of the workspace’s provider. Its terms apply. In most countries, what a model made alone has no copyright.'
const MADE_BY_MODEL = {
  background: 'The background',
  scene: 'The scene around the product, whose own photo is unchanged',
} as const
const OWN_FONT = 'A font file of the workspace. Its licence has to allow use in images of ads.'
const OUR_FONT = 'A font with an open licence (OFL 1.1). It is free to use in ads.'

/**
 * Lists what the images of an order consist of, whose it is, and what has to be disclosed. What several images share is said for
 * each of them.
 * @param names the names of the files that are still there, by asset
 */
export function describeImageRights(images: readonly RightsImage[], names: ReadonlyMap<string, string>): RightsSheet {
  const items = images.flatMap((image) => describeImage(image, names))
  const hasModelImage = images.some(({ modelPart }) => modelPart !== 'none')
  return { items, duties: listDuties({ hasSyntheticVoice: false, hasModelImage }) }
}

function describeImage({ name, document, modelPart, modelAssets }: RightsImage, names: ReadonlyMap<string, string>) {
  const { pictures, look } = document
  const shown = Object.values(pictures).filter(
    (picture) => picture.kind !== 'asset' || !modelAssets.has(picture.asset_id),
  )
  const made: RightsItem[] =
    modelPart === 'none' ? [] : [{ place: name, what: MADE_BY_MODEL[modelPart], rights: MODEL, isSynthetic: true }]
  return [
    ...shown.map((picture) => describePicture(name, picture, names)),
    ...made,
    ...(look.logo === null ? [] : [describeFile(name, look.logo, names)]),
    ...describeFonts(name, document, names),
    {
      place: name,
      what: 'Words in the image',
      rights: 'Written for the workspace. The advertiser answers for each claim.',
      isSynthetic: false,
    },
  ]
}

function describeFonts(place: string, { look }: CreativeDocument, names: ReadonlyMap<string, string>): RightsItem[] {
  const assets = new Set([look.fonts.heading, look.fonts.body].map(getFontAsset))
  return [...assets].map((asset) =>
    asset === null
      ? { place, what: 'A font of Marquee', rights: OUR_FONT, isSynthetic: false }
      : { place, what: `Font: ${names.get(asset) ?? 'a file'}`, rights: OWN_FONT, isSynthetic: false },
  )
}
