import { routes } from '@marquee/remote-kit/routes'

/** A call of the kit's function for links, in source code or in webpack's output. */
const LINK = /\bhref\(\s*["']([\w.-]+)["']/g

/** Names of pages of the specification that a module's code links to. */
export function findLinkedPages(source: string): string[] {
  return [...source.matchAll(LINK)].flatMap(([, name = '']) => (Object.hasOwn(routes, name) ? [name] : []))
}
