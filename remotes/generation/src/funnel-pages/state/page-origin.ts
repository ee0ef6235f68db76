import { id as uuid } from '@marquee/contract/primitives'

/** What a new page starts from beside its template. */
export interface PageOrigin {
  productId: string | null
  adId: string | null
  briefId: string | null
  /** An image of the workspace, for the hero. */
  imageId: string | null
}

/** What a new page starts from, as the address names it; what is no id counts as not given. */
export function readPageOrigin(params: URLSearchParams): PageOrigin {
  const read = (name: string) => uuid.safeParse(params.get(name)).data ?? null
  return { productId: read('product'), adId: read('ad'), briefId: read('brief'), imageId: read('image') }
}
