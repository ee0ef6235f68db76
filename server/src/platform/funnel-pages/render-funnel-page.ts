import { createHash } from 'node:crypto'
import { type FunnelPage, getDirection } from '@marquee/funnel-pages/funnel-page'
import { listPageAssets } from '@marquee/funnel-pages/list-page-texts'
import { getPageClass, writePageStyles } from '@marquee/funnel-pages/page-styles'
import { writePageScript } from '@marquee/funnel-pages/page-scripts'
import { PageView } from '@marquee/funnel-pages/page-view'
import { transform } from 'lightningcss'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cutPageFonts } from './cut-page-fonts.ts'
import { drawShareImage } from './draw-share-image.ts'
import { makePageFiles, type PageFile, type StoredVideo } from './page-files.ts'

interface PageSources {
  /** The images, videos and font files of the workspace by the ids of their assets. What is missing is left out of the page. */
  images: Readonly<Record<string, Buffer>>
  videos: Readonly<Record<string, StoredVideo>>
  fonts: Readonly<Record<string, Buffer>>
  /** One file that contains everything, or a page with its files beside it. */
  as: 'single_file' | 'folder'
  /** Where forms that post to Marquee go. Without it, such forms are shown and send nothing. */
  form_address: string | null
  /** The address at which the page will be public, with a slash at its end; null when it is not known. */
  address: string | null
}

interface RenderedPage {
  html: string
  /** The files beside the page, of which one is always `share.jpg`: the image of shared links. */
  files: PageFile[]
  /** For the header of the same name; the page itself has it as well. */
  content_security_policy: string
}

/** The oldest browsers that pages are written for: lightningcss’s encoding of versions, as in 15.4. */
const OLDEST = { chrome: 107 << 16, safari: (16 << 16) | (0 << 8), firefox: 104 << 16 }

/**
 * Renders a page as valid HTML that makes no request to anywhere else. Its fonts are cut to its characters; its script carries campaign
 * parameters over and runs quizzes. Nothing else runs: the page’s policy names the hash of the script.
 */
export async function renderFunnelPage(page: FunnelPage, sources: PageSources): Promise<RenderedPage> {
  const asFolder = sources.as === 'folder'
  const wanted = listPageAssets(page)
  const [fonts, made, share] = await Promise.all([
    cutPageFonts(page, sources.fonts),
    makePageFiles(
      { images: pick(sources.images, wanted.images), videos: pick(sources.videos, wanted.videos) },
      asFolder,
    ),
    drawShareImage(page, sources.images),
  ])
  const resources = { images: made.images, videos: made.videos, form_address: sources.form_address }
  const styles = `${fonts}\n${minify(writePageStyles(page))}`
  const script = writePageScript(page)
  const policy = writePolicy(page, { styles, script, form_address: sources.form_address })
  const shareAddress = sources.address === null ? asFolder && 'share.jpg' : `${sources.address}share.jpg`
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
        shareAddress !== false && createElement('meta', { property: 'og:image', content: shareAddress }),
        shareAddress !== false && createElement('meta', { name: 'twitter:card', content: 'summary_large_image' }),
        sources.address !== null && createElement('link', { rel: 'canonical', href: sources.address }),
        createElement('link', { rel: 'icon', href: 'data:,' }),
        createElement('style', { dangerouslySetInnerHTML: { __html: styles } }),
      ),
      createElement(
        'body',
        { className: getPageClass(page) },
        createElement(PageView, { page, resources }),
        createElement('script', { dangerouslySetInnerHTML: { __html: script } }),
      ),
    ),
  )
  return {
    html: `<!DOCTYPE html>${html}\n`,
    files: [...made.files, { path: 'share.jpg', bytes: share }],
    content_security_policy: policy,
  }
}

function pick<Value>(values: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(keys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])))
}

function minify(styles: string): string {
  return transform({ filename: 'page.css', code: Buffer.from(styles), minify: true, targets: OLDEST }).code.toString()
}

function writePolicy(
  { sections }: FunnelPage,
  { styles, script, form_address }: { styles: string; script: string; form_address: string | null },
): string {
  const targets = sections.flatMap((section) => {
    if (section.type !== 'form' || section.hidden) {
      return []
    }
    const address = section.target.to === 'address' ? section.target.address : form_address
    return address === null ? [] : [URL.canParse(address) ? new URL(address).origin : "'self'"]
  })
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'none'",
    `style-src ${hash(styles)}`,
    `script-src ${hash(script)}`,
    "img-src 'self' data:",
    "media-src 'self' data:",
    'font-src data:',
    `form-action ${targets.length === 0 ? "'none'" : [...new Set(targets)].join(' ')}`,
    "base-uri 'none'",
  ].join('; ')
}
