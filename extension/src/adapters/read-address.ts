/** The pages through which sites send their visitors, and the parameter with the address behind. */
const REDIRECTS = [
  { host: /^(?:l|lm)\.(?:facebook|instagram)\.com$/, path: /^\/(?:l\.php)?$/, parameter: 'u' },
] as const
/** Parameters that the site of the ad adds for each visitor. */
const CLICK_IDS = /^(?:fbclid|__cft__.*|__tn__)$/

/** A web address without the site's own redirect and click ids; null for anything else. @param base the address of the page */
export function readAddress(href: string | null | undefined, base: URL): string | null {
  const url = toWebAddress(href, base)
  if (url === null) {
    return null
  }
  const redirect = REDIRECTS.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname))
  if (redirect !== undefined) {
    return readAddress(url.searchParams.get(redirect.parameter), base)
  }
  for (const name of listParameters(url).filter((key) => CLICK_IDS.test(key))) {
    url.searchParams.delete(name)
  }
  return url.href
}

/** Firefox gives content scripts no iterators of the page's objects, so `keys()` would throw there. */
function listParameters({ searchParams }: URL): string[] {
  const names: string[] = []
  searchParams.forEach((_, name) => names.push(name))
  return names
}

function toWebAddress(href: string | null | undefined, base: URL): URL | null {
  if (href === null || href === undefined || href === '' || !URL.canParse(href, base)) {
    return null
  }
  const url = new URL(href, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}

/** The address of a file as it is; null for data that the page holds itself, such as `blob:`. */
export function readFileAddress(address: string | null | undefined, base: URL): string | null {
  return toWebAddress(address, base)?.href ?? null
}

/** The address of the largest file of an image that a page shows or will show. */
export function readImageAddress(image: Element | null | undefined, base: URL): string | null {
  if (image === null || image === undefined) {
    return null
  }
  const candidates = [
    image.getAttribute('data-delayed-url'),
    largestOf(image.getAttribute('srcset')),
    image.getAttribute('src'),
    image.getAttribute('data-src'),
  ]
  return candidates.map((address) => readFileAddress(address, base)).find((address) => address !== null) ?? null
}

function largestOf(srcset: string | null): string | null {
  const sizes = (srcset ?? '').split(/,\s+/).map((entry) => {
    const [address = '', size = ''] = entry.trim().split(/\s+/)
    return { address, size: Number.parseFloat(size) || 0 }
  })
  return sizes.toSorted((one, other) => other.size - one.size)[0]?.address ?? null
}

/** The address of an element's background image. */
export function readBackground(element: Element | null | undefined, base: URL): string | null {
  const style = element?.getAttribute('style') ?? ''
  const address = /background(?:-image)?:[^;]*url\(\s*["']?([^"')]+)["']?\s*\)/.exec(style)?.[1]
  return readFileAddress(address, base)
}
