import type { Offering } from '../offering.ts'
import { isModel } from './distinctive-words.ts'
import { isCommon } from './proper-words.ts'

/** Whether the name is written as in a sentence, so that its capital comes only from its place: "Travel cup". */
export function isSentenceCase(words: readonly string[]): boolean {
  return words.slice(1).every((word) => !/^\p{Lu}/u.test(word))
}

interface Named {
  words: readonly string[]
  distinctive: number
  /** Whether the last word is a common noun. */
  isKnown: boolean
  isUncountable: boolean
  offering: Offering
}

const HAS_DETERMINER = /^(?:my|your|our|a|an|no|every)\s/i
const OWNER = /^(?:\S+ )?(\S+)['’]s\s/u

const FAMILY = /^(?:grandma|grandpa|granny|nana|mama|papa|mom|mum|dad|aunt|uncle)$/i

/** Whether people say "the" before the name. */
export function takesArticle(named: Named): boolean {
  const name = named.words.join(' ')
  if (/^the\s/i.test(name)) {
    return true
  }
  const owner = OWNER.exec(`${name} `)?.[1]
  // "Grandma Vida’s oil" has an owner; "the Chef’s Knife Set" is for any chef.
  const hasOwner = owner !== undefined && (!isCommon(owner) || FAMILY.test(owner))
  if (hasOwner || HAS_DETERMINER.test(`${name} `) || /\b(?:19|20)\d\d$/.test(name) || named.isUncountable) {
    return false
  }
  // "Threadbare to Fair" is a title.
  return !/\sto\s\S+$/i.test(name) && ARTICLES[named.offering](named)
}

const CONTRACT = /^(?:loan|account|plan|policy|mortgage|card|subscription|tariff|box)$/i

/** Services and places have names of their own; things have an article unless their name is one word of its own. */
const ARTICLES: Readonly<Record<Offering, (named: Named) => boolean>> = {
  place: () => false,
  course: ({ words, distinctive }) =>
    distinctive === 0 && /^(?:course|bootcamp|masterclass|class|program)$/i.test(words.at(-1) ?? ''),
  charity: () => false,
  // "Tidewater Tax" is a name, "the Plotline App" is one with its kind.
  software: (named) => isDescribed(named) && (isSentenceCase(named.words) || TOOL.test(named.words.at(-1) ?? '')),
  // "Sparkle Cleaning Services" is a company, "car insurance" is not.
  service: (named) => isDescribed(named) && (isSentenceCase(named.words) || CONTRACT.test(named.words.at(-1) ?? '')),
  food: ({ isKnown }) => isKnown,
  product: isThing,
  event: ({ isKnown }) => isKnown,
  sale: isThing,
}

const TOOL = /^(?:app|tool|checker|tracker|planner|extension|plugin|dashboard|platform|editor|builder)$/i
/** "Hartwell Hearing" is a company; "Fern Bedding" is a thing. */
const ACTIVITY = /.{3}ing$/i
const THING_IN_ING =
  /(?:^|ear)(?:string|spring)$|(?:bedding|lighting|clothing|dressing|stocking|building|pudding|frosting|icing|painting|coating|ceiling|flooring|earring|keyring|planking|decking|railing)$/i

function isThing({ words, distinctive, isKnown }: Named): boolean {
  const last = words.at(-1) ?? ''
  if (words.length === 2 && ACTIVITY.test(last) && !THING_IN_ING.test(last)) {
    return false
  }
  return isKnown || (words.length > 1 && (distinctive > 1 || isModel(words.at(-1) ?? '')))
}

function isDescribed({ words, distinctive, isKnown }: Named): boolean {
  return isKnown && distinctive === 0 && words.length > 1
}
