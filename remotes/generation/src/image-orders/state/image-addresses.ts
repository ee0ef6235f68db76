import { toAddress } from '@marquee/contract/address'
import {
  downloadImage,
  downloadImageRights,
  downloadImages,
  type GeneratedImage,
  imageEncoding,
  type ImageOrder,
} from '@marquee/contract/image-generation'
import { downloadSharedImage } from '@marquee/contract/shared-images'

export const DOWNLOAD_ENCODINGS = { png: 'PNG', jpg: 'JPEG', webp: 'WebP' } as const

/** The download address of a finished image; it ends with the file name. */
export function downloadAddress(order: Pick<ImageOrder, 'id'>, image: GeneratedImage, encoding: string): string {
  const params = { id: order.id, image_id: image.id, name: image.file_name, encoding: imageEncoding.parse(encoding) }
  return toAddress(downloadImage, { params })
}

/** The download address for a guest of a share link that allows downloads. */
export function sharedDownloadAddress(
  token: string,
  { id, file_name }: Pick<GeneratedImage, 'id' | 'file_name'>,
  encoding: string,
): string {
  const params = { token, image_id: id, name: file_name, encoding: imageEncoding.parse(encoding) }
  return toAddress(downloadSharedImage, { params })
}

/** The address of the ZIP with all finished images of an order. */
export function archiveAddress({ id, images }: Pick<ImageOrder, 'id' | 'images'>, encoding: string): string {
  return toAddress(downloadImages, {
    params: { id, name: toCommonName(images) },
    query: { encoding: imageEncoding.parse(encoding) },
  })
}

/** The address of the sheet that says whose each part of the images is. */
export function rightsAddress({ id, images }: Pick<ImageOrder, 'id' | 'images'>): string {
  return toAddress(downloadImageRights, { params: { id, name: `${toCommonName(images)}-rights` } })
}

/** The first image's name without its format and number ("northlight-travel-cup-1x1-1"). */
function toCommonName([first]: ImageOrder['images']): string {
  return first?.file_name.replace(/-\d+x\d+-\d+$/, '') ?? 'images'
}
