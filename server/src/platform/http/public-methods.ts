import { calls } from '@marquee/contract/endpoints'
import { isPublic, toPublicPath } from '@marquee/contract/public-api'

interface PublicPath {
  pattern: RegExp
  method: string
}

let publicPaths: PublicPath[] | undefined

/**
 * The methods that programs with an API key may use on an address.
 * @param url path with or without a query
 * @returns none when the public API has no such path
 */
export function listPublicMethods(url: string): string[] {
  publicPaths ??= [...calls.values()].filter(isPublic).map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${toPublicPath(path).replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  }))
  const [path = ''] = url.split('?')
  return [...new Set(publicPaths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))].toSorted()
}
