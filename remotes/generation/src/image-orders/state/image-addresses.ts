import { toAddress } from '@marquee/contract/address'
import {
  downloadImage,
  downloadImages,
  type GeneratedImage,
  imageEncoding,
  type ImageOrder,
} from '@marquee/contract/image-generation'
import { downloadSharedImage } from '@marquee/contract/shared-images'

export const DOWNLOAD_ENCODINGS = { png: 'PNG', jpg: 'JPEG', webp: 'WebP' } as const

/** Where a finished image is a file; the address ends with the name that it is saved under. */
export function downloadAddress(order: Pick<ImageOrder, 'id'>, image: GeneratedImage, encoding: string): string {
  const params = { id: order.id, image_id: image.id, name: image.file_name, encoding: imageEncoding.parse(encoding) }
  return toAddress(downloadImage, { params })
}

/** The same for a guest of a link that allows it. */
export function sharedDownloadAddress(
  token: string,
  { id, file_name }: Pick<GeneratedImage, 'id' | 'file_name'>,
  encoding: string,
): string {
  const params = { token, image_id: id, name: file_name, encoding: imageEncoding.parse(encoding) }
  return toAddress(downloadSharedImage, { params })
}

/** Where all finished images of an order are one ZIP. */
export function archiveAddress({ id, images }: Pick<ImageOrder, 'id' | 'images'>, encoding: string): string {
  const [first] = images
  // Without the format and the number of the first one: "northlight-travel-cup-1x1-1".
  const name = first?.file_name.replace(/-\d+x\d+-\d+$/, '') ?? 'images'
  return toAddress(downloadImages, { params: { id, name }, query: { encoding: imageEncoding.parse(encoding) } })
}
