/** The address at which visitors find a page, on the origin of pages. Its files stand below it. */
export function toPublicAddress(pagesUrl: string, slug: string): string {
  return `${pagesUrl}/pages/${slug}/`
}
