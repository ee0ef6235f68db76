import { routes } from '@marquee/remote-kit/routes'

/** A call of the kit's function for links, in source or in what webpack has made of it. */
const LINK = /\bhref\(\s*["']([\w.-]+)["']/g

/** Names of pages of the specification to which a module's code links. */
export function findLinkedPages(source: string): string[] {
  return [...source.matchAll(LINK)].flatMap(([, name = '']) => (Object.hasOwn(routes, name) ? [name] : []))
}
