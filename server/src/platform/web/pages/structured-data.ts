import type { CheerioAPI } from 'cheerio'
import { toPageAddress, type WebPage } from './read-page.ts'

/** One item that a page describes with schema.org, from JSON-LD or microdata. */
export interface StructuredNode {
  [property: string]: unknown
}

type Selection = ReturnType<CheerioAPI>

const MOST_NODES = 2000
/** Nesting deeper than in any real page. */
const MOST_LEVELS = 50
const MOST_PROPERTIES = 3000

/** All items that a page describes, including nested ones, in the order of the page. */
export function listNodes(page: WebPage): StructuredNode[] {
  const { $ } = page
  const roots = $('script[type*="ld+json"]')
    .toArray()
    .map((script) => parseLenient($(script).text()))
  const found: StructuredNode[] = []
  for (const root of [...roots, ...readMicrodata(page)]) {
    collect(root, found, 0)
  }
  return linkNodes(found)
}

/** Puts nodes in the place of references to them, and joins what several scripts say of one node. */
function linkNodes(nodes: readonly StructuredNode[]): StructuredNode[] {
  const byId = new Map<string, StructuredNode>()
  const own = nodes.filter((node) => {
    const id = node['@id']
    const known = typeof id === 'string' ? byId.get(id) : undefined
    if (typeof id === 'string' && known === undefined && !isReference(node)) {
      byId.set(id, node)
    }
    const isSame =
      known !== undefined && isType(node, ...toList(known['@type']).map((type) => String(type).replace(/^.*[/#:]/, '')))
    if (isSame) {
      Object.assign(known, { ...node, ...known })
    }
    return !isSame
  })
  const follow = (value: unknown) =>
    isNode(value) && isReference(value) ? (byId.get(String(value['@id'])) ?? value) : value
  for (const node of own) {
    for (const [property, value] of Object.entries(node)) {
      node[property] = Array.isArray(value) ? value.map(follow) : follow(value)
    }
  }
  return own
}

/** `{"@id": "#offer"}`, perhaps with a type: it says nothing itself. */
function isReference(node: StructuredNode): boolean {
  return typeof node['@id'] === 'string' && Object.keys(node).every((key) => key === '@id' || key === '@type')
}

/** Whether a node has one of these types, in any notation: `Product`, `https://schema.org/Product`, or a list. */
export function isType(node: StructuredNode, ...types: readonly string[]): boolean {
  return toList(node['@type']).some((type) => types.includes(String(type).replace(/^.*[/#:]/, '')))
}

/** References of a page of a stranger may go in a circle. */
const MOST_STEPS = 5

/** The first text in a value: a string, a number, `{"@value": …}`, or a list of these. */
export function getText(value: unknown, steps = 0): string {
  const [first] = toList(value)
  if (typeof first === 'string' || typeof first === 'number') {
    return String(first).trim()
  }
  return isNode(first) && steps < MOST_STEPS ? getText(first['@value'] ?? first['name'] ?? '', steps + 1) : ''
}

/** The nodes in a value, which may be one, a list, or neither. */
export function getNodes(value: unknown): StructuredNode[] {
  return toList(value).filter(isNode)
}

/** All addresses in a value: strings, and objects with `url`, `contentUrl` or `@id`. */
export function getAddresses(value: unknown, steps = 0): string[] {
  return toList(value).flatMap((entry) => {
    if (typeof entry === 'string') {
      return [entry]
    }
    const address =
      isNode(entry) &&
      steps < MOST_STEPS &&
      (entry['contentUrl'] ?? entry['contentURL'] ?? entry['url'] ?? entry['@id'])
    return address ? getAddresses(address, steps + 1).slice(0, 1) : []
  })
}

export function toList(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : [value].flat()
}

function isNode(value: unknown): value is StructuredNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Properties whose content describes something other than the page's subject, or only one variant of it. */
const ASIDE: ReadonlySet<string> = new Set([
  'isRelatedTo',
  'isSimilarTo',
  'isAccessoryOrSparePartFor',
  'isConsumableFor',
  'hasVariant',
])

function collect(value: unknown, found: StructuredNode[], level: number): void {
  if (level > MOST_LEVELS) {
    return
  }
  if (Array.isArray(value)) {
    value.forEach((entry) => collect(entry, found, level + 1))
  } else if (isNode(value) && found.length < MOST_NODES) {
    if (value['@type'] !== undefined) {
      found.push(value)
    }
    for (const [property, inner] of Object.entries(value)) {
      if (typeof inner === 'object' && !ASIDE.has(property)) {
        collect(inner, found, level + 1)
      }
    }
  }
}

/**
 * Parses JSON as templates write it: with HTML comments around it, trailing commas, line breaks inside strings, or a semicolon at
 * the end.
 * @returns null for a text with other errors
 */
export function parseLenient(text: string): unknown {
  // Before the first bracket and behind the last one stand only comments, CDATA and semicolons.
  const trimmed = text.slice(
    Math.max(0, findJsonStart(text)),
    Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1,
  )
  if (trimmed === '') {
    return null
  }
  const attempts = [
    () => trimmed,
    () => repair(trimmed),
    () => `[${repair(trimmed).replaceAll(/\}\s*\{/g, '},{')}]`,
    // Some templates escape their data as if it were text of the page.
    () => repair(decodeEntities(trimmed)),
  ]
  for (const attempt of attempts) {
    try {
      return JSON.parse(attempt())
    } catch {
      // The next attempt repairs more.
    }
  }
  return null
}

/** The first bracket that is not one of a comment or of CDATA. */
function findJsonStart(text: string): number {
  const blank = (found: string) => ' '.repeat(found.length)
  return text
    .replace(/^(?:\s*(?:<!--(?:(?!-->)[^{}[\]])*-->|\/\*(?:(?!\*\/)[^])*\*\/|\/\/[^\n]*\n))+/, blank)
    .replaceAll(/<!\[CDATA\[/g, blank)
    .search(/[{[]/)
}

function decodeEntities(text: string): string {
  return text
    .replaceAll(/&(?:quot|#34|#x22);/gi, '"')
    .replaceAll(/&(?:apos|#39|#x27);/gi, "'")
    .replaceAll(/&lt;/gi, '<')
    .replaceAll(/&gt;/gi, '>')
    .replaceAll(/&amp;/gi, '&')
}

/** Goes through the text once, even when a string or a comment is not closed, and separates the content of strings from the rest. */
function repair(json: string): string {
  return (
    json
      .replaceAll(
        /("(?:[^"\\]|\\[^])*(?:"|$))|\/\*[^]*?(?:\*\/|$)|(^|[\s,{[])\/\/[^\n]*/g,
        (_, quoted?: string, before?: string) => (quoted === undefined ? (before ?? '') : escapeControls(quoted)),
      )
      .replaceAll(/("(?:[^"\\]|\\[^])*(?:"|$))|,(\s*[}\]])/g, (_, quoted?: string, end?: string) => quoted ?? end ?? '')
      // Templates write what their language calls no number, and numbers as people read them.
      .replaceAll(
        /("(?:[^"\\]|\\[^])*(?:"|$))|:\s*(NaN|undefined|-?Infinity)(?=\s*[,}])|:\s*(\d{1,3}(?:,\d{3})+(?:\.\d+)?)(?=\s*[,}])/g,
        (_, quoted?: string, nothing?: string, number?: string) =>
          quoted ?? (nothing === undefined ? `:"${number}"` : ':null'),
      )
  )
}

function escapeControls(quoted: string): string {
  return quoted
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/[\p{Cc}]/gu, ' ')
    .replaceAll(/\\(?!["\\/bfnrtu])/g, String.raw`\\`)
}

/** Each property belongs to the innermost item around it, so one pass over all properties is enough. */
function readMicrodata(page: WebPage): StructuredNode[] {
  const { $ } = page
  const nodes = new Map<unknown, StructuredNode>()
  function nodeOf(item: Selection): StructuredNode {
    const [element] = item
    const node = nodes.get(element) ?? { '@type': item.attr('itemtype') ?? '' }
    nodes.set(element, node)
    return node
  }
  for (const element of $('[itemprop]').toArray().slice(0, MOST_PROPERTIES)) {
    const property = $(element)
    const item = property.parent().closest('[itemscope]')
    if (item.length > 0) {
      addValue(nodeOf(item), property, property.is('[itemscope]') ? nodeOf(property) : readValue(page, property))
    }
  }
  return $('[itemscope][itemtype]:not([itemprop])')
    .toArray()
    .slice(0, MOST_NODES)
    .map((element) => nodeOf($(element)))
}

function addValue(node: StructuredNode, property: Selection, value: unknown): void {
  for (const name of (property.attr('itemprop') ?? '').split(/\s+/)) {
    node[name] = node[name] === undefined ? value : [...toList(node[name]), value]
  }
}

function readValue(page: WebPage, property: Selection): string {
  const address = property.attr('src') ?? property.attr('href') ?? property.attr('data')
  const written = property.attr('content') ?? property.attr('datetime') ?? property.attr('value')
  return written ?? (address === undefined ? (property.html() ?? '') : (toPageAddress(page, address) ?? ''))
}
