import { type Selector, type SelectorComponent, transform } from 'lightningcss'

/** A class of a CSS module, as `base-config.ts` names them: its hash is that of the file, so no other package can have it. */
const OWN_CLASS = /-module-.+-[\w-]{8}$/

/**
 * Where an element stands that a part of a selector matches: an element of the remote, an element within one, or any element of the
 * document.
 */
type Place = 'own' | 'within' | 'anywhere'

/**
 * Finds the selectors of a remote's stylesheet that match elements outside of the remote: those without a class of a CSS module of its own,
 * as `body`, `.ant-btn`, `:root` and `body:has(.own)`, and definitions of the product's custom properties.
 * @returns the selectors, each once
 * @throws Error for text that is not CSS
 */
export function findReachingSelectors(css: string): string[] {
  const found = new Set<string>()
  transform({
    filename: 'remote.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          selectors.filter((selector) => reaches(selector)).forEach((selector) => found.add(toText(selector)))
        },
        property({ value: { name } }) {
          found.add(`@property ${name}`)
        },
      },
    },
  })
  return [...found]
}

/** The same for a file, in sentences for its team. */
export function refuseStyles(file: string, css: string): string[] {
  return findReachingSelectors(css).map(
    (selector) =>
      `${file}: "${selector}" also styles what does not belong to the remote. Begin it with a class of a CSS module.`,
  )
}

function reaches(selector: Selector): boolean {
  let place: Place = 'anywhere'
  let isSibling = false
  for (const component of selector) {
    if (component.type === 'combinator') {
      isSibling = component.value === 'next-sibling' || component.value === 'later-sibling'
      place = afterCombinator(place, isSibling)
    } else if (place !== 'within' && isOwn(component)) {
      place = 'own'
    }
  }
  return place === 'anywhere'
}

/** What stands beside the remote's outermost element is not the remote's. */
function afterCombinator(place: Place, isSibling: boolean): Place {
  if (place === 'own') {
    return isSibling ? 'anywhere' : 'within'
  }
  return place
}

function isOwn(component: SelectorComponent): boolean {
  if (component.type === 'pseudo-class') {
    return (component.kind === 'is' || component.kind === 'where') && component.selectors.every((one) => !reaches(one))
  }
  // A nested rule is written within a rule that was checked itself.
  return component.type === 'nesting' || (component.type === 'class' && OWN_CLASS.test(component.name))
}

const COMBINATORS: Readonly<Record<string, string>> = {
  descendant: ' ',
  child: ' > ',
  'next-sibling': ' + ',
  'later-sibling': ' ~ ',
}
const SIGNS: Readonly<Record<string, string>> = { class: '.', id: '#', universal: '*', nesting: '&' }

function toText(selector: Selector): string {
  return selector.map(partToText).join('')
}

/** Short, but enough for a search: arguments and values are left out. */
function partToText(component: SelectorComponent): string {
  if (component.type === 'combinator') {
    return COMBINATORS[component.value] ?? ' '
  }
  if (component.type === 'pseudo-class' || component.type === 'pseudo-element') {
    return pseudoToText(component)
  }
  const name = 'name' in component ? component.name : ''
  return component.type === 'attribute' ? `[${name}]` : (SIGNS[component.type] ?? '') + name
}

function pseudoToText(component: Extract<SelectorComponent, { type: 'pseudo-class' | 'pseudo-element' }>): string {
  const { kind } = component
  if (component.kind === 'has' || component.kind === 'is' || component.kind === 'not' || component.kind === 'where') {
    return `:${kind}(${component.selectors.map(toText).join(', ')})`
  }
  return component.type === 'pseudo-class' ? `:${kind}` : `::${kind}`
}
