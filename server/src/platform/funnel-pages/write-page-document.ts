import { type FunnelPage, getDirection } from '@marquee/funnel-pages/funnel-page'
import { getPageClass } from '@marquee/funnel-pages/page-styles'
import { PageView } from '@marquee/funnel-pages/page-view'
import { PublisherLine } from '@marquee/funnel-pages/publisher-line'
import type { PageResources } from '@marquee/funnel-pages/view-context'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

interface DocumentParts {
  resources: PageResources
  styles: string
  script: string
  policy: string
  /** The address at which the page will be public; null when it is not known. */
  address: string | null
  /** The address of the image of shared links; null when there is none. */
  share_image: string | null
  /** Who publishes the page at an address of ours; null for a page that is elsewhere. */
  publisher: string | null
}

/** React closes void elements as XML does. It escapes `>` in attributes, so that the first one ends the element. */
const VOID_ELEMENT = /(<(?:meta|link|img|input|source|track)\b[^>]*)\/>/g

/** Writes a page as an HTML document. Styles, script and policy stand in it as they are given; all words of the page are escaped. */
export function writePageDocument(page: FunnelPage, parts: DocumentParts): string {
  const { resources, styles, script, policy, address, share_image, publisher } = parts
  const html = renderToStaticMarkup(
    createElement(
      'html',
      { lang: page.language, dir: getDirection(page.language) },
      createElement(
        'head',
        null,
        createElement('meta', { charSet: 'utf-8' }),
        createElement('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
        createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        createElement('title', null, page.title),
        createElement('meta', { name: 'description', content: page.description }),
        createElement('meta', { property: 'og:type', content: 'website' }),
        createElement('meta', { property: 'og:title', content: page.title }),
        createElement('meta', { property: 'og:description', content: page.description }),
        share_image !== null && createElement('meta', { property: 'og:image', content: share_image }),
        share_image !== null && createElement('meta', { name: 'twitter:card', content: 'summary_large_image' }),
        address !== null && createElement('link', { rel: 'canonical', href: address }),
        createElement('link', { rel: 'icon', href: 'data:,' }),
        createElement('style', { dangerouslySetInnerHTML: { __html: styles } }),
      ),
      createElement(
        'body',
        { className: getPageClass(page) },
        createElement(PageView, { page, resources }),
        publisher !== null && createElement(PublisherLine, { language: page.language, publisher }),
        createElement('script', { dangerouslySetInnerHTML: { __html: script } }),
      ),
    ),
  )
  return `<!DOCTYPE html>${html.replaceAll(VOID_ELEMENT, '$1>')}\n`
}
