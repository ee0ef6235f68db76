import { imageSourceKind, orderStatus } from '@marquee/contract/image-generation'
import type { ImageOrderFilters } from '../../api/image-generation.ts'

/** The filters of the list, stored in the address. */
export function readImageOrdersView(params: URLSearchParams): ImageOrderFilters {
  return {
    q: params.get('q') ?? '',
    status: orderStatus.safeParse(params.get('status')).data,
    source: imageSourceKind.safeParse(params.get('source')).data,
    isMine: params.get('mine') === '1',
  }
}
