import { escapeHtml } from './escape-html.ts'

/** The preview that other sites and messengers show for a link to a page. All of it is text written by users and is escaped. */
export interface PagePreview {
  title: string
  description: string
  /** Full address of the page. */
  url: string
  /** Full address; null when there is no image. */
  imageUrl: string | null
}

/** `missing`: the address has the right form but its page does not exist. Null: a page without a preview of its own. */
export type DescribePage = (routeName: string, pathname: string) => Promise<PagePreview | 'missing' | null>

const LONGEST_DESCRIPTION = 200

/** The tags of the Open Graph protocol and of X cards. Pages that are shared by link are kept out of search engines. */
export function previewTags({ title, description, url, imageUrl }: PagePreview): string[] {
  const summary = shortened(description)
  const properties = {
    'og:site_name': 'Marquee',
    'og:type': 'website',
    'og:title': title,
    'og:description': summary,
    'og:url': url,
    ...(imageUrl !== null && { 'og:image': imageUrl }),
  }
  const names = {
    description: summary,
    robots: 'noindex',
    'twitter:card': imageUrl === null ? 'summary' : 'summary_large_image',
  }
  return [
    ...Object.entries(properties).map(([name, value]) => tag('property', name, value)),
    ...Object.entries(names).map(([name, value]) => tag('name', name, value)),
  ]
}

function tag(kind: 'property' | 'name', name: string, value: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(value)}">`
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  return characters.length <= LONGEST_DESCRIPTION ? line : `${characters.slice(0, LONGEST_DESCRIPTION - 1).join('')}…`
}
