import { isReservedSlug } from '@marquee/contract/funnel-publications'

const LONGEST = 50
const SHORTEST = 3

/** An address for a page from its title: letters from a to z and digits, joined by hyphens, with a mark that no other page has. */
export function suggestSlug(title: string, mark = crypto.randomUUID().slice(0, 5)): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '')
  return words.length < SHORTEST || isReservedSlug(words) ? `page-${mark}` : `${words}-${mark}`
}
