/**
 * The path, query and fragment of an address of this origin; null for all other addresses, so that a stored or linked address can never
 * lead to another site.
 * @param address an absolute address or a path
 * @param origin the page's origin, as in `https://app.example.com`
 */
export function ownAddress(address: string | null, origin: string): string | null {
  if (address === null || address === '' || !URL.canParse(address, origin)) {
    return null
  }
  const url = new URL(address, origin)
  // `https://own.example//other.example` has our origin, but its path alone would be parsed as an address of another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) {
    return null
  }
  return url.pathname + url.search + url.hash
}
