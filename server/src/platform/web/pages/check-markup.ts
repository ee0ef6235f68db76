import { WebRefusal } from '../fetch-public.ts'

/** Shop pages have some ten thousand tags. */
const MOST_TAGS = 100_000
/** Pages are nested less than a hundred levels deep; scripts contain some tags that are never closed, and these count here as well. */
const MOST_LEVELS = 5000

/** Elements that have no content, or that end implicitly where the next one begins. */
const WITHOUT_END: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd option optgroup tr td th thead tbody tfoot colgroup path circle ellipse rect line polyline polygon use stop image'.split(
    ' ',
  ),
)

/**
 * Checks the tags of a page before it is parsed: the parser takes minutes for elements that are nested without limit.
 * @throws WebRefusal with a sentence
 */
export function checkMarkup(html: string): void {
  const open = new Map<string, number>()
  let tags = 0
  let levels = 0
  for (const [, slash, written = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])/gi)) {
    const name = written.toLowerCase()
    tags += 1
    if (tags > MOST_TAGS) {
      throw tooLarge()
    }
    if (WITHOUT_END.has(name)) {
      continue
    }
    const before = open.get(name) ?? 0
    // An end tag without a start tag closes nothing.
    const change = slash === '' ? 1 : -Math.min(1, before)
    open.set(name, before + change)
    levels += change
    if (levels > MOST_LEVELS) {
      throw tooLarge()
    }
  }
}

function tooLarge(): WebRefusal {
  return new WebRefusal('too_large', 'The page is built of too many elements to be read.')
}
