/** A benefit in the grammatical forms that sentences use. */
export interface Phrase {
  /** The text as written, without the full stop. */
  plain: string
  /** The form after "that", as in "that keeps drinks hot"; with `isPlural`, "that keep drinks hot". */
  clause: (isPlural: boolean) => string
  /** A complete sentence, such as "It keeps drinks hot." or "They keep drinks hot." */
  sentence: (isPlural: boolean) => string
  /** The form after a colon, such as "it keeps drinks hot". */
  remark: (isPlural: boolean) => string
  /** The imperative, such as "Keep drinks hot"; the text as written when the benefit has no imperative. */
  command: string
  /** The form after a preposition, such as "hot drinks"; null when the phrase has no such form. */
  noun: string | null
}

const VERBS = new Set(
  `absorb adapt add allow arrive assemble automate avoid balance block blend boost break bring brighten build calm catch charge
  clean clear collect come combine connect control cook cool cover create cut defend deliver detect dissolve double dry ease eliminate
  enhance exfoliate extend feed feel fight fill find finish fit fix fold free get give glide glow go grow guard guide heal heat help hide
  hold hydrate improve include install integrate keep last learn let lift load lock look lower maintain make manage mask measure melt
  moisturize monitor mount move need nourish offer open organize pack pair pay plan play prevent print promote protect provide purify put
  quiet recharge reduce refresh relieve remove repair replace resist restore reveal run save seal send set sharpen ship show shrink simplify
  skip sleep slow smell smooth soften solve soothe sound speed spread stand start stay stick stop store stream strengthen stretch
  support survive sync take taste teach tell tone track transform travel trim turn unlock use wake warm wash wear weigh whiten wick work
  wrap`.split(/\s+/),
)
/** Verbs that describe a product and are not used as imperatives. */
const STATIVE = new Set([
  'arrive',
  'combine',
  'come',
  'feel',
  'fit',
  'glide',
  'glow',
  'grow',
  'include',
  'last',
  'look',
  'need',
  'resist',
  'smell',
  'sound',
  'survive',
  'taste',
  'weigh',
  'work',
])
const ADJECTIVES = new Set(
  `adjustable affordable biodegradable breathable certified comfortable compact compostable cordless customizable durable elegant
  ergonomic fast flexible foldable fragrance-free handmade hypoallergenic lightweight natural odourless organic portable quick quiet rechargeable
  recyclable reliable removable reusable safe silent simple soft stackable strong sturdy sustainable ultralight unbreakable vegan warm
  washable waterproof weatherproof wireless`.split(/\s+/),
)
const ADJECTIVE_ENDINGS = /(?:-(?:proof|free|safe|ready|tested|resistant|friendly|approved|certified)|proof|able|ible)$/

/** Parses a benefit as written by a user or a shop. */
export function toPhrase(written: string): Phrase {
  const plain = written
    .trim()
    .replace(/[.!;,\s]+$/u, '')
    .replaceAll(/\s+/gu, ' ')
  return readNegation(plain) ?? readVerb(plain) ?? readAdjective(plain) ?? toNoun(plain)
}

function readNegation(plain: string): Phrase | null {
  const found = /^(does not|doesn['’]t|never|no longer|won['’]t|do not|don['’]t)\s+(.+)$/i.exec(plain)
  return found === null ? null : negativePhrase(plain, found[1] ?? '', found[2] ?? '')
}

function readVerb(plain: string): Phrase | null {
  const [first = '', ...others] = plain.split(' ')
  const base = toBaseForm(first.toLowerCase())
  if (base === null || others.length === 0) {
    return null
  }
  const rest = others.join(' ')
  const clause = (isPlural: boolean) => `${isPlural ? base : thirdPerson(base)} ${rest}`
  return fromClause(plain, clause, STATIVE.has(base) ? plain : upperFirst(`${base} ${rest}`))
}

const MOST_WORDS_OF_AN_ADJECTIVE = 3

function readAdjective(plain: string): Phrase | null {
  const words = plain.toLowerCase().split(' ')
  if (words.length > MOST_WORDS_OF_AN_ADJECTIVE || !isAdjective(words.at(-1) ?? '')) {
    return null
  }
  return fromClause(plain, (isPlural) => `${isPlural ? 'are' : 'is'} ${lowerFirst(plain)}`, plain)
}

function toNoun(plain: string): Phrase {
  const noun = lowerFirst(plain)
  return {
    plain,
    clause: (isPlural) => `${isPlural ? 'come' : 'comes'} with ${noun}`,
    sentence: () => `You get ${noun}.`,
    remark: () => noun,
    command: `Get ${noun}`,
    noun,
  }
}

function fromClause(plain: string, clause: Phrase['clause'], command: string): Phrase {
  const remark = (isPlural: boolean) => `${isPlural ? 'they' : 'it'} ${clause(isPlural)}`
  return { plain, clause, sentence: (isPlural) => `${upperFirst(remark(isPlural))}.`, remark, command, noun: null }
}

function negativePhrase(plain: string, negation: string, rest: string): Phrase {
  const isNever = /never|longer/i.test(negation)
  const [verb = '', ...others] = rest.split(' ')
  const said = verb.toLowerCase()
  // After "never" and "no longer", the verb is in the third person.
  const base = toBaseForm(said) ?? (isNever ? said.replace(/s$/, '') : said)
  const after = [base, ...others].join(' ')
  const singular = isNever ? `never ${[thirdPerson(base), ...others].join(' ')}` : `does not ${after}`
  return fromClause(plain, (isPlural) => (isPlural ? `${isNever ? 'never' : 'do not'} ${after}` : singular), plain)
}

/** The infinitive of a known verb, given as infinitive or in the third person; null for any other word. */
function toBaseForm(word: string): string | null {
  const candidates = [word, word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]
  return candidates.find((candidate) => VERBS.has(candidate)) ?? null
}

function thirdPerson(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) {
    return `${base}es`
  }
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

function isAdjective(word: string): boolean {
  return ADJECTIVES.has(word) || ADJECTIVE_ENDINGS.test(word)
}

/** Converts the first letter to lower case, except in names and abbreviations: `BPA-free`, `USB charging`. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
