interface EditHandlers {
  onChoose: (sectionId: string) => void
  onWrite: (sectionId: string, path: string, words: string) => void
}

/** A text with paragraphs is edited by its field, because its form is more than its words. */
const WORDS = '[data-path]:not(.fp-text)'
/** How the ids of the elements of sections begin. */
const ANCHOR = 's-'

/** The element of a section in a shown page. */
export const findSectionElement = (shown: Document, sectionId: string) => shown.getElementById(ANCHOR + sectionId)

/**
 * Makes the words of a shown page editable in their place. Enter and leaving keep what was typed, Escape puts back what was there. Links and
 * forms do nothing.
 * @returns what ends it
 */
export function editInPlace(shown: Document, { onChoose, onWrite }: EditHandlers): () => void {
  const before = new WeakMap<Element, string>()

  function handleFocus({ target }: FocusEvent): void {
    const element = findWords(target)
    const sectionId = findSection(target)
    if (element !== null) {
      before.set(element, element.textContent ?? '')
    }
    if (sectionId !== null) {
      onChoose(sectionId)
    }
  }

  function handleBlur({ target }: FocusEvent): void {
    const element = findWords(target)
    const sectionId = findSection(target)
    const path = element?.getAttribute('data-path')
    const words = readWords(element)
    if (element !== null && sectionId !== null && typeof path === 'string' && words !== before.get(element)) {
      onWrite(sectionId, path, words)
    }
  }

  function handleKey(event: KeyboardEvent): void {
    const element = findWords(event.target)
    if (element === null || event.isComposing) {
      return
    }
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault()
      if (event.key === 'Escape') {
        element.textContent = before.get(element) ?? ''
      }
      element.blur()
    }
  }

  function handleClick(event: MouseEvent): void {
    event.preventDefault()
    const sectionId = findSection(event.target)
    if (sectionId !== null) {
      onChoose(sectionId)
    }
  }

  const refuse = (event: Event) => event.preventDefault()
  shown.addEventListener('focusin', handleFocus)
  shown.addEventListener('focusout', handleBlur)
  shown.addEventListener('keydown', handleKey)
  shown.addEventListener('click', handleClick)
  shown.addEventListener('submit', refuse)
  return () => {
    shown.removeEventListener('focusin', handleFocus)
    shown.removeEventListener('focusout', handleBlur)
    shown.removeEventListener('keydown', handleKey)
    shown.removeEventListener('click', handleClick)
    shown.removeEventListener('submit', refuse)
  }
}

/** Marks the words that can be edited; React leaves attributes alone that it did not write. */
export function markEditable(shown: Document): void {
  for (const element of shown.querySelectorAll(WORDS)) {
    if (!element.hasAttribute('contenteditable')) {
      element.setAttribute('contenteditable', 'plaintext-only')
      element.setAttribute('spellcheck', 'true')
    }
  }
}

/** The words without the line breaks and spaces that browsers add. */
function readWords(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ').trim()
}

const findWords = (target: EventTarget | null) => closest(target, WORDS)
const findSection = (target: EventTarget | null) =>
  closest(target, `[id^="${ANCHOR}"]`)?.id.slice(ANCHOR.length) ?? null

/** Elements of another document are no instances of this document’s classes. */
function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target !== null && 'closest' in target && typeof target.closest === 'function'
    ? (target as HTMLElement).closest<HTMLElement>(selector)
    : null
}
