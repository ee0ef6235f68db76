import type { CheerioAPI } from 'cheerio'
import type { WebPage } from '../../../platform/web/pages/read-page.ts'

type Selection = ReturnType<CheerioAPI>

/** A node of a page; texts have no children, and the document no parent. */
interface PageNode {
  parent: PageNode | null
  children?: readonly PageNode[]
}

const HEADINGS = 'h2, h3, h4, h5'
const MOST_LETTERS = 60
/** Shops show a handful of lists of other products. */
const MOST_HEADINGS = 20
/** How shops head the products that they show beside the one of the page, in the languages that are read. */
const OTHER_PRODUCTS = new RegExp(
  [
    String.raw`you (?:may|might)(?: also)? (?:like|love|need)|(?:customers|others|people) (?:also|who)|(?:related|similar|featured|recommended) (?:products|items)|recently viewed|(?:frequently|often) bought|complete the (?:look|set)|more from|pairs? well with|best ?sellers`,
    'das könnte (?:ihnen|dir)|ähnliche (?:produkte|artikel)|(?:andere )?kunden (?:kauften|kaufen)|wird oft zusammen|zuletzt angesehen|passend dazu',
    'vous aimerez|produits (?:similaires|associés|apparentés)|les clients (?:ont|achètent)',
    'también te (?:puede|podría)|te puede interesar|productos (?:relacionados|similares)|los clientes',
    'potrebbe (?:anche )?(?:piacerti|interessarti)|prodotti (?:correlati|simili)|chi ha (?:comprato|acquistato)',
    'você (?:também )?pode gostar|também pode gostar|produtos (?:relacionados|semelhantes)|quem (?:viu|comprou)',
    'misschien vind je|gerelateerde producten|vergelijkbare (?:producten|artikelen)|(?:anderen|klanten) (?:bekeken|kochten)',
    'podobne produkty|produkty powiązane|klienci (?:kupili|oglądali)',
    'この商品を(?:買った|チェックした)|関連商品|おすすめ商品|منتجات (?:ذات صلة|مشابهة)|قد يعجبك',
  ].join('|'),
  'iu',
)

/**
 * The elements of a page that are about its product: not those in `others`, nor those below a heading of other products. A part that
 * contains the heading of the page is about its product, whatever its class says.
 */
export function selectMain(page: WebPage, selector: string, others: string) {
  const { $ } = page
  const own = new Set<unknown>($('h1').first().parents().toArray())
  const excluded = new Set<unknown>(
    [...$(others).toArray(), ...listOtherProducts(page).toArray()].filter((element) => !own.has(element)),
  )
  const included = new Set<unknown>()
  // What is known of an element is kept, because pages of strangers can be nested thousands of levels deep.
  function isExcluded(element: PageNode): boolean {
    const path: PageNode[] = []
    let at: PageNode | null = element
    while (at !== null && !excluded.has(at) && !included.has(at)) {
      path.push(at)
      at = at.parent
    }
    const isWithin = at !== null && excluded.has(at)
    const known = isWithin ? excluded : included
    path.forEach((one) => known.add(one))
    return isWithin
  }
  return $(selector).filter((_, element) => !isExcluded(element))
}

/**
 * Whether an element contains at most `most` nodes. It stops counting there: all texts of a page that is nested thousands of levels deep
 * are too much to be read for each of its elements.
 */
export function isSmall(node: PageNode, most: number): boolean {
  const waiting = [node]
  let count = 0
  for (let at = waiting.pop(); at !== undefined && count <= most; at = waiting.pop()) {
    const { children = [] } = at
    count += children.length
    waiting.push(...children.slice(0, most))
  }
  return count <= most
}

/** The parts below headings of other products, up to the next heading of the same level. */
function listOtherProducts({ $ }: WebPage): Selection {
  return $(HEADINGS)
    .toArray()
    .map((element) => $(element))
    .filter((heading) => isOfOtherProducts(heading.text().trim()))
    .slice(0, MOST_HEADINGS)
    .reduce((all, heading) => {
      const top = findWrapper(heading)
      const level = heading.prop('tagName')?.toLowerCase() ?? HEADINGS
      return all.add(top.nextUntil(`${level}, :has(> ${level})`))
    }, $('never'))
}

function isOfOtherProducts(words: string): boolean {
  return words.length <= MOST_LETTERS && OTHER_PRODUCTS.test(words)
}

/** The outermost element that contains no other element than the heading. */
function findWrapper(heading: Selection): Selection {
  let top = heading
  while (top.parent().children().length === 1) {
    top = top.parent()
  }
  return top
}
