import { href } from '@marquee/remote-kit/routes'

/** An address that a result links to. */
export interface ResourceAddress {
  uri: string
  name: string
  /** Missing for a file of another server. */
  mimeType?: string
}

/** The addresses of the product as a program outside of it needs them. */
export interface Site {
  toAdPage: (id: string) => string
  toBrandPage: (id: string) => string
  toBoardPage: (id: string) => string
  toBriefPage: (id: string) => string
  toProductPage: (id: string) => string
  /** The whole address of a path of ours; an address elsewhere stays as it is. */
  toAddress: (pathOrAddress: string) => string
}

/** @param appUrl the origin of the product */
export function createSite(appUrl: string): Site {
  const toAddress = (path: string) => new URL(path, appUrl).href
  return {
    toAddress,
    toAdPage: (id) => toAddress(href('explore', { query: { ad: id } })),
    toBrandPage: (id) => toAddress(href('brand', { params: { id } })),
    toBoardPage: (id) => toAddress(href('board', { params: { id } })),
    toBriefPage: (id) => toAddress(href('brief-details', { params: { id } })),
    toProductPage: (id) => toAddress(href('edit-product', { params: { id } })),
  }
}
