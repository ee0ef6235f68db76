import type { StoredAsset } from '@marquee/contract/assets'
import type { CreativeDocument } from '@marquee/creative/document'
import type { DrawableImage } from '@marquee/creative/drawing-space'
import { getAssetFontFamily, listFontFamilies, listFontFiles, toFontAddress } from '@marquee/creative/fonts'
import { getFontAsset } from '@marquee/creative/look'

/** The resources that a canvas needs before it can draw a document. */
export type CreativeImages = ReadonlyMap<string, DrawableImage>

const fonts = new Map<string, Promise<void>>()
const images = new Map<string, Promise<DrawableImage | null>>()

/**
 * Loads the fonts and the images of a document, each once for as long as the page is open. An image that cannot be loaded is left
 * out, and its layer shows a plain background instead.
 * @param assets the files that the document refers to
 */
export async function loadCreativeResources(
  document: Pick<CreativeDocument, 'look' | 'texts'>,
  assets: readonly StoredAsset[],
): Promise<CreativeImages> {
  const [loaded] = await Promise.all([loadImages(assets), loadFonts(document, assets)])
  return loaded
}

async function loadImages(assets: readonly StoredAsset[]): Promise<CreativeImages> {
  const pictures = assets.filter(({ kind }) => kind === 'image')
  const loaded = await Promise.all(
    pictures.map(async ({ id, url }) => [id, await remember(images, url, () => loadImage(url))] as const),
  )
  return new Map(loaded.filter((entry): entry is [string, DrawableImage] => entry[1] !== null))
}

async function loadImage(url: string): Promise<DrawableImage | null> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    return null
  }
  return { source: image, width: image.naturalWidth, height: image.naturalHeight }
}

async function loadFonts(
  { look, texts }: Pick<CreativeDocument, 'look' | 'texts'>,
  assets: readonly StoredAsset[],
): Promise<void> {
  const families = new Set((['display', 'text', 'hand'] as const).flatMap((font) => listFontFamilies(look, font)))
  const files = listFontFiles([...Object.values(texts), look.brand_name])
  const own = [look.fonts.heading, look.fonts.body].map(getFontAsset)
  await Promise.all([
    ...files
      .filter(({ family }) => families.has(family))
      .map(({ family, file, weight }) => loadFont(family, toFontAddress(file), weight)),
    ...assets
      .filter(({ id }) => own.includes(id))
      .map(({ id, url }) => loadFont(getAssetFontFamily(id), url, 'normal')),
  ])
}

/** If a font cannot be loaded, the next font of the list is used. */
function loadFont(family: string, url: string, weight: string): Promise<void> {
  return remember(fonts, url, async () => {
    const face = new FontFace(family, `url(${JSON.stringify(url)})`, { weight })
    document.fonts.add(face)
    await face.load().catch(() => undefined)
  })
}

function remember<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const promise = known.get(key) ?? load()
  known.set(key, promise)
  return promise
}
