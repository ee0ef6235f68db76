import type { GeneratedImage, ImageOrder } from '@marquee/contract/image-generation'

export const DOWNLOAD_ENCODINGS = { png: 'PNG', jpg: 'JPEG', webp: 'WebP' } as const

/** Where a finished image is a file; the address ends with the name that it is saved under. */
export function downloadAddress(order: Pick<ImageOrder, 'id'>, image: GeneratedImage, encoding: string): string {
  return `/image-files/${order.id}/${image.id}/${encodeURIComponent(image.file_name)}.${encoding}`
}

/** The same for a guest of a link that allows it. */
export function sharedDownloadAddress(
  token: string,
  { id, file_name }: Pick<GeneratedImage, 'id' | 'file_name'>,
  encoding: string,
): string {
  return `/shared-image-files/${encodeURIComponent(token)}/${id}/${encodeURIComponent(file_name)}.${encoding}`
}

/** Where all finished images of an order are one ZIP. */
export function archiveAddress({ id, images }: Pick<ImageOrder, 'id' | 'images'>, encoding: string): string {
  const [first] = images
  // Without the format and the number of the first one: "northlight-travel-cup-1x1-1".
  const name = first?.file_name.replace(/-\d+x\d+-\d+$/, '') ?? 'images'
  return `/image-files/${id}/${encodeURIComponent(name)}.zip?encoding=${encoding}`
}
