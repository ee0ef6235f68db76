import { funnelPageKind } from '@marquee/funnel-pages/funnel-page'
import type { FunnelPageFilters } from '../api/funnel-pages.ts'

/** The filters of the list, stored in the address. */
export function readFunnelPagesView(params: URLSearchParams): FunnelPageFilters {
  return {
    q: params.get('q') ?? '',
    kind: funnelPageKind.safeParse(params.get('kind')).data,
    isMine: params.get('mine') === '1',
  }
}
