import {
  type AllHTMLAttributes,
  createElement,
  type Fragment,
  type Key,
  type ReactElement,
  type ReactNode,
} from 'react'
import { getLinkedSection } from '../link.ts'
import type { Paragraph, RichText, Span } from '../rich-text.ts'
import type { PageButton, PageImage } from '../section-parts.ts'
import type { Section } from '../section.ts'
import type { SectionPlace, ViewContext } from './view-context.ts'

type Attributes = AllHTMLAttributes<HTMLElement> & {
  key?: Key
  decoding?: 'async'
  [name: `data-${string}`]: string | number
}

/** An element of HTML. The components have no JSX, because Node runs them as they are. */
export function h(
  tag: string | typeof Fragment,
  attributes: Attributes | null,
  ...children: readonly ReactNode[]
): ReactElement {
  return createElement(tag, attributes, ...children)
}

/** The id of a section’s element: a link to the section leads there. */
export const toAnchor = (sectionId: string) => `s-${sectionId}`

/** The classes that are given. */
export const classes = (...names: readonly (string | false)[]) => names.filter((name) => name !== false).join(' ')

/** The attribute by which an editor finds a text; none in pages that are published. */
export const mark = (context: ViewContext, path: string) => (context.marked ? { 'data-path': path } : {})

/** An element with a text, or nothing when the text is empty. */
export function text(context: ViewContext, tag: string, path: string, words: string, className?: string): ReactNode {
  return words.trim() === '' ? null : h(tag, { className, ...mark(context, path) }, words)
}

/** The section’s headline; the page’s main heading when the section is the first with one. */
export function headline(
  context: ViewContext,
  section: Section,
  place: SectionPlace,
  className = 'fp-title',
): ReactNode {
  if (!('headline' in section) || section.headline.trim() === '') {
    return null
  }
  return h(place.level === 1 ? 'h1' : 'h2', { className, ...mark(context, 'headline') }, section.headline)
}

/** The tag of headings within a section: one level below its headline, or that level where there is none. */
export function getSubTag(section: Section, { level }: SectionPlace): 'h2' | 'h3' {
  return level === 2 && 'headline' in section && section.headline.trim() !== '' ? 'h3' : 'h2'
}

/** The section’s element on its surface, with its content in a column of the page’s width. */
export function frame(section: Section, className: string, ...children: readonly ReactNode[]): ReactNode {
  const isTitled = 'headline' in section && section.headline.trim() !== ''
  return h(
    isTitled ? 'section' : 'div',
    { id: toAnchor(section.id), className: `fp-section fp-on-${section.surface} ${className}` },
    h('div', { className: 'fp-inner' }, ...children),
  )
}

/** A button as a link, or nothing while it has no words, no address, or leads to a section that is not shown. */
export function button(
  context: ViewContext,
  { label, href }: PageButton,
  path = 'button.label',
  className = 'fp-button',
): ReactNode {
  const address = href === null ? null : findAddress(context, href)
  return address === null || label.trim() === ''
    ? null
    : h('a', { className, href: address }, h('span', mark(context, path), label))
}

/** The address of a link within the page as it is; null when its section is not shown. */
export function findAddress({ page }: ViewContext, href: string): string | null {
  const linked = getLinkedSection(href)
  if (linked === null) {
    return href
  }
  return page.sections.some(({ id, hidden }) => id === linked && !hidden) ? `#${toAnchor(linked)}` : null
}

/** The formats of frames by their width per height. */
const FRAMES = { wide: 16 / 9, landscape: 4 / 3, square: 1, portrait: 4 / 5 } as const
/** A frame cuts at most this share of an image; an image of another shape stands whole in its frame. */
const MOST_CUT = 0.2

/** An image in the frame that is closest to its shape, or nothing when it is missing. */
export function image(context: ViewContext, shown: PageImage | null, className = ''): ReactNode {
  const file = shown === null ? undefined : context.resources.images[shown.asset_id]
  if (shown === null || file === undefined) {
    return null
  }
  const shape = file.width / file.height
  const cut = (ratio: number) => 1 - Math.min(shape / ratio, ratio / shape)
  const [name, ratio] = Object.entries(FRAMES).toSorted((a, b) => cut(a[1]) - cut(b[1]))[0] ?? ['square', 1]
  return h(
    'div',
    { className: classes('fp-image', `fp-image-${name}`, cut(ratio) > MOST_CUT && 'fp-image-whole', className) },
    h('img', { src: file.src, width: file.width, height: file.height, alt: shown.alt, decoding: 'async' }),
  )
}

/** Whether an image can be shown. */
export function hasImage({ resources }: ViewContext, shown: PageImage | null): boolean {
  return shown !== null && resources.images[shown.asset_id] !== undefined
}

/** Paragraphs, headings and lists of a text. Successive bullets are one list. */
export function richText(
  context: ViewContext,
  paragraphs: RichText,
  path: string,
  headingTag: 'h2' | 'h3' = 'h3',
): ReactNode {
  if (!paragraphs.some(hasWords)) {
    return null
  }
  const blocks: ReactNode[] = []
  let bullets: ReactNode[] = []
  const endList = () => {
    if (bullets.length > 0) {
      blocks.push(h('ul', { key: blocks.length, role: 'list' }, ...bullets))
      bullets = []
    }
  }
  for (const { style, spans } of paragraphs.filter(hasWords)) {
    if (style === 'bullet') {
      bullets.push(h('li', { key: bullets.length }, ...showSpans(context, spans)))
      continue
    }
    endList()
    blocks.push(
      style === 'heading'
        ? h(headingTag, { key: blocks.length, className: 'fp-sub' }, ...showSpans(context, spans))
        : h('p', { key: blocks.length }, ...showSpans(context, spans)),
    )
  }
  endList()
  return h('div', { className: 'fp-text', ...mark(context, path) }, ...blocks)
}

const hasWords = ({ spans }: Paragraph) => spans.some(({ text: words }) => words.trim() !== '')

function showSpans(context: ViewContext, spans: readonly Span[]): ReactNode[] {
  return spans.map(({ text: words, bold, link }, key) => {
    const address = link === undefined || words.trim() === '' ? null : findAddress(context, link)
    const linked = address === null ? words : h('a', { key, href: address }, words)
    return bold === true ? h('strong', { key }, linked) : linked
  })
}
