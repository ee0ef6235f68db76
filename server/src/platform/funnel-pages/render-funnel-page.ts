import { createHash } from 'node:crypto'
import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import { listPageAssets } from '@marquee/funnel-pages/list-page-texts'
import { writePageStyles } from '@marquee/funnel-pages/page-styles'
import { writePageScript } from '@marquee/funnel-pages/page-scripts'
import { transform } from 'lightningcss'
import { cutPageFonts } from './cut-page-fonts.ts'
import { drawShareImage } from './draw-share-image.ts'
import { makePageFiles, type PageFile, type StoredVideo } from './page-files.ts'
import { writePageDocument } from './write-page-document.ts'

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
  /** Who publishes the page at an address of ours, which its foot says with a link to report the page. Default: nobody. */
  publisher?: string
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
  const html = writePageDocument(page, {
    resources,
    styles,
    script,
    policy,
    address: sources.address,
    share_image: findShareAddress(sources),
    publisher: sources.publisher ?? null,
  })
  return {
    html,
    files: [...made.files, { path: 'share.jpg', bytes: share }],
    content_security_policy: policy,
  }
}

/** Only readers of the public address find the image, or those of a folder: a single file has no other files. */
function findShareAddress({ as, address }: Pick<PageSources, 'as' | 'address'>): string | null {
  if (address !== null) {
    return `${address}share.jpg`
  }
  return as === 'folder' ? 'share.jpg' : null
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
    // Tools that audit pages read robots.txt from within them. The script of the page makes no request.
    "connect-src 'self'",
    `form-action ${targets.length === 0 ? "'none'" : [...new Set(targets)].join(' ')}`,
    "base-uri 'none'",
  ].join('; ')
}
