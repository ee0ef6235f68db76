import type { FetchPublic } from '../../../../platform/web/fetch-public.ts'
import { toPageAddress, type WebPage } from '../../../../platform/web/pages/read-page.ts'
import { type CssNode, generate, parse, walk } from 'css-tree'

const MOST_SHEETS = 6
const SHEET_LIMITS = {
  maxBytes: 1024 * 1024,
  timeoutMs: 6000,
  accepts: ['text/css', 'text/plain'],
  noun: 'file',
} as const

/** One declaration of a page's styles. */
export interface StyleDeclaration {
  /** The selector as written, in lower case; empty inside `@font-face`. */
  selector: string
  property: string
  /** The value with its custom properties resolved. */
  value: string
  isFontFace: boolean
}

/** The styles of a page and of its style sheets, in order. A style sheet that cannot be read is left out. */
export async function readStyles(fetchPublic: FetchPublic, page: WebPage): Promise<StyleDeclaration[]> {
  const { $ } = page
  const addresses = $('link[rel~="stylesheet"][href]')
    .toArray()
    .flatMap((link) => toPageAddress(page, $(link).attr('href') ?? '') ?? [])
  const sheets = await Promise.all(
    addresses.slice(0, MOST_SHEETS).map(async (address) => {
      try {
        return (await fetchPublic(address, SHEET_LIMITS)).content.toString('utf8')
      } catch {
        return ''
      }
    }),
  )
  const own = $('style')
    .toArray()
    .map((style) => $(style).text())
  const inline = $('[style]')
    .toArray()
    .slice(0, 200)
    .map((element) => `${element.tagName} { ${$(element).attr('style') ?? ''} }`)
  return parseStyles([...sheets, ...own, inline.join('\n')].join('\n'))
}

/** @param css may be invalid: unreadable parts are skipped, as in browsers */
function parseStyles(css: string): StyleDeclaration[] {
  const found: StyleDeclaration[] = []
  const customs = new Map<string, string>()
  const tree = parse(css, { parseValue: false, parseCustomProperty: false, onParseError() {} })
  walk(tree, {
    visit: 'Declaration',
    enter(node) {
      const value = generate(node.value)
      const selector = this.rule === null ? '' : generate(this.rule.prelude as CssNode).toLowerCase()
      const isFontFace = this.atrule?.name === 'font-face'
      found.push({ selector, property: node.property, value, isFontFace })
      if (node.property.startsWith('--') && !customs.has(node.property)) {
        customs.set(node.property, value.trim())
      }
    },
  })
  return found.map((declaration) => ({ ...declaration, value: putIn(declaration.value, customs, 0) }))
}

const DEEPEST = 5

function putIn(value: string, customs: ReadonlyMap<string, string>, depth: number): string {
  if (depth > DEEPEST || !value.includes('var(')) {
    return value
  }
  const replaced = value.replaceAll(
    /var\(\s*(--[\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g,
    (_, name: string, fallback?: string) => customs.get(name) ?? fallback?.trim() ?? '',
  )
  return putIn(replaced, customs, depth + 1)
}
