import { toPageAddress, type WebPage } from '../../../../platform/web/pages/read-page.ts'
import { getAddresses, isType, listNodes } from '../../../../platform/web/pages/structured-data.ts'

/** The place of a logo: an address, or an inline SVG of the page. */
export type LogoPlace = { address: string } | { svg: string }

const LOGO = /logo|brand-?mark|site-?icon/i
const MOST = 8
const LONGEST_SVG = 200_000

/** The possible places of a page's logo, the likeliest first: its metadata, its header, its icons. */
export function findLogos(page: WebPage): LogoPlace[] {
  const { $ } = page
  const stated = listNodes(page)
    .filter((node) => isType(node, 'Organization', 'Brand', 'Corporation', 'LocalBusiness', 'Store', 'OnlineStore'))
    .flatMap((node) => getAddresses(node['logo']))
  const images = $(
    'header img, nav img, a[href="/"] img, [class*="logo" i] img, img[class*="logo" i], img[alt*="logo" i], img[src*="logo" i]',
  )
    .toArray()
    .map((element) => $(element))
    .filter((image) => {
      const around = image.closest('a, div').attr('class') ?? ''
      return [image.attr('class'), image.attr('alt'), image.attr('src'), image.attr('id'), around].some((text) =>
        LOGO.test(text ?? ''),
      )
    })
    .map((image) => image.attr('src') ?? image.attr('data-src') ?? '')
  const drawn = $(
    'header [class*="logo" i] svg, a[class*="logo" i] svg, [id*="logo" i] svg, svg[class*="logo" i], header a[href="/"] svg',
  )
    .toArray()
    .map((element) => $.xml($(element)))
    .filter((svg) => svg.length < LONGEST_SVG && !svg.includes('<use'))
  const icons = $('link[rel~="apple-touch-icon"], link[rel~="icon"]')
    .toArray()
    .map((element) => ({
      href: $(element).attr('href') ?? '',
      size: Number.parseInt($(element).attr('sizes') ?? '0', 10) || 0,
    }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ href }) => href)
    .filter((href) => !/\.ico(?:\?|$)/i.test(href))
  const toPlaces = (addresses: readonly string[]) =>
    [...new Set(addresses.flatMap((address) => toPageAddress(page, address) ?? []))].map((address) => ({ address }))
  return [...toPlaces([...stated, ...images]), ...drawn.slice(0, 1).map((svg) => ({ svg })), ...toPlaces(icons)].slice(
    0,
    MOST,
  )
}
