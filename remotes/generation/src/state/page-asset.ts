import type { StoredAsset } from '@marquee/contract/assets'
import { id as uuid } from '@marquee/contract/primitives'

/** What the editor needs to know of a file that a page shows. */
export type PageAsset = Pick<StoredAsset, 'id' | 'kind' | 'url' | 'content_type' | 'width' | 'height'>

interface ShownImage {
  url: string | null
  width: number
  height: number
}

/** The file of an image by its address, as `/files/<id>.webp`; null when it has none. */
export function toPageAsset({ url, width, height }: ShownImage): PageAsset | null {
  const [, found] = /^\/files\/([^./]+)\./.exec(url ?? '') ?? []
  const id = uuid.safeParse(found)
  return url === null || !id.success
    ? null
    : { id: id.data, kind: 'image', url, content_type: 'image/webp', width, height }
}
