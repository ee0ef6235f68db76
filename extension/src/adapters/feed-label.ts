import { cleanText } from './read-text.ts'

/** What Facebook and Instagram write on an ad in a feed where other posts have their time, in the languages of their pages. */
const LABELS: ReadonlySet<string> = new Set(
  [
    ['sponsored', 'gesponsert', 'anzeige', 'sponsorisé', 'commandité', 'publicidad', 'patrocinado', 'sponsorizzato'],
    ['gesponsord', 'sponsorowane', 'materiał sponsorowany', 'sponzorováno', 'sponzorované', 'sponzorirano'],
    ['sponsoreret', 'sponset', 'sponsrad', 'sponsoroitu', 'hirdetés', 'sponsorizat', 'sponsorlu', 'χορηγούμενη'],
    ['реклама', 'спонсорирано', 'спонзорисано', 'bersponsor', 'ditaja', 'được tài trợ', 'ได้รับการสนับสนุน'],
    ['広告', '광고', '赞助内容', '贊助', 'प्रायोजित', 'مُموَّل', 'ممول', 'ממומן'],
  ]
    .flat()
    .map(withoutMarks),
)
/** What may follow a label: "Sponsored · Paid for by …". */
const AFTER = /\s*[·•].*$/su
const MOST_LABEL = 200
const MOST_ELEMENTS = 80

/** Whether an element between two others is drawn as the label of an ad, however its letters are spread. */
export function hasAdLabel(post: Element, { after, before }: { after: Element; before: Element | null }): boolean {
  return listBetween(post, after, before).some((element) => isLabel(readDrawn(element)))
}

function isLabel(text: string): boolean {
  return LABELS.has(withoutMarks(text.replace(AFTER, '')))
}

/** Vowel signs and accents differ between builds of the same page. */
function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The elements that stand behind `after`, outside of it, and before `before`, in their order. */
function listBetween(post: Element, after: Element, before: Element | null): Element[] {
  const walker = post.ownerDocument.createTreeWalker(post, NodeFilter.SHOW_ELEMENT, (node) =>
    after.contains(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  walker.currentNode = after
  const elements: Element[] = []
  // The walker begins within `after`, whose own elements it rejects.
  while (walker.nextNode() !== null && walker.currentNode !== before && elements.length < MOST_ELEMENTS) {
    const element = walker.currentNode
    if (element instanceof Element && (before === null || !element.contains(before))) {
      elements.push(element)
    }
  }
  return elements
}

/** The text of an element as a reader sees it: named by others, ordered by styles, without what styles hide. */
function readDrawn(element: Element): string {
  return (element.textContent ?? '').length > MOST_LABEL ? '' : cleanText(collect(element)).replace(/\u00ad/g, '')
}

function collect(node: Node): string {
  if (!(node instanceof Element)) {
    return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
  }
  if (isHidden(node)) {
    return ''
  }
  const named = readNamed(node)
  if (named !== null) {
    return named
  }
  const children = [...node.childNodes]
  const orders = new Map(children.map((child) => [child, child instanceof Element ? readOrder(child) : 0]))
  const ordered = [...orders.values()].every((order) => order === 0)
    ? children
    : children.toSorted((one, other) => (orders.get(one) ?? 0) - (orders.get(other) ?? 0))
  return ordered.map(collect).join('')
}

/** The text of the element that gives this one its name or its drawing. */
function readNamed(element: Element): string | null {
  const reference = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? ''
  const id = element.localName === 'use' ? reference.replace(/^#/, '') : element.getAttribute('aria-labelledby')
  const other = id === null || id === '' ? null : element.ownerDocument.getElementById(id)
  return other === null || other.contains(element) ? element.getAttribute('aria-label') : (other.textContent ?? '')
}

function isHidden(element: Element): boolean {
  const { display, visibility, opacity, position, fontSize } = getComputedStyle(element)
  const isMovedAway = position === 'absolute' && element.childElementCount === 0
  return display === 'none' || visibility === 'hidden' || opacity === '0' || fontSize === '0px' || isMovedAway
}

function readOrder(element: Element): number {
  return Number(getComputedStyle(element).order) || 0
}
