import { createRequire } from 'node:module'
import type Compromise from 'compromise/two'
import { z } from 'zod'
import { canBeAdjective, canBeNoun, canBeVerb } from './dictionary.ts'
import { VERBS } from './word-lists.ts'

/** The part of compromise's model that is used here; its types leave it open. */
const tools = z.object({
  two: z.object({
    transform: z.object({
      verb: z.object({
        conjugate: z.custom<(infinitive: string, model: unknown) => Partial<Record<string, string>>>(),
        toInfinitive: z.custom<(word: string, model: unknown, tense: string) => string>(),
      }),
      noun: z.object({
        toSingular: z.custom<(noun: string, model: unknown) => string>(),
        toPlural: z.custom<(noun: string, model: unknown) => string>(),
      }),
    }),
  }),
})
const lexicon = z.object({ one: z.object({ lexicon: z.record(z.string(), z.unknown()) }) })

function loadGrammar() {
  const nlp = createRequire(import.meta.url)('compromise/two') as typeof Compromise
  const model: unknown = nlp.model()
  return { ...tools.parse(nlp.methods()).two.transform, model, lexicon: lexicon.parse(model).one.lexicon }
}

/** Loaded on first use: loading it takes as long as loading a third of the server, which would delay the start. */
let loaded: ReturnType<typeof loadGrammar> | undefined

function grammar() {
  return (loaded ??= loadGrammar())
}

/** `brew` gives `brews`. */
export function toThirdPerson(infinitive: string): string {
  const { verb, model } = grammar()
  return verb.conjugate(infinitive, model)['PresentTense'] ?? `${infinitive}s`
}

export function toSingular(noun: string): string {
  const { noun: nouns, model } = grammar()
  return noun.replace(/lenses$/, 'lens') === noun ? nouns.toSingular(noun, model) : noun.replace(/lenses$/, 'lens')
}

/** The infinitive of a word that is a verb in the third person in any case: `itches` gives `itch`. */
export function toInfinitive(thirdPerson: string): string {
  const { verb, model } = grammar()
  return thirdPerson.endsWith('ss') ? thirdPerson : verb.toInfinitive(thirdPerson, model, 'PresentTense')
}

export function toPlural(noun: string): string {
  const { noun: nouns, model } = grammar()
  return nouns.toPlural(noun, model)
}

/** The infinitive of a verb in the third person, such as `files`; null when no verb is known for the word. */
export function findInfinitive(thirdPerson: string): string | null {
  const candidates = [
    toInfinitive(thirdPerson),
    thirdPerson.replace(/ies$/, 'y'),
    thirdPerson.replace(/es$/, ''),
    thirdPerson.replace(/s$/, ''),
  ]
  return candidates.find((word) => word !== thirdPerson && isInfinitive(word)) ?? null
}

export function isInfinitive(word: string): boolean {
  const known = grammar().lexicon
  return VERBS.has(word) || (Object.hasOwn(known, word) && known[word] === 'Infinitive') || isVerbOnly(word)
}

/** Whether the dictionary has the word as a verb and as nothing else: "muffle", "delete". */
function isVerbOnly(word: string): boolean {
  return word.length > 3 && canBeVerb(word) && !canBeNoun(word) && !canBeAdjective(word)
}

/** Whether a word that ends in "s" may be a verb, although it may be a noun too: "simmers", "clumps". */
export function mayBeThirdPerson(word: string): boolean {
  return word.endsWith('s') && (findInfinitive(word) !== null || toBases(word).some(canBeVerb))
}

function toBases(thirdPerson: string): string[] {
  return [thirdPerson.replace(/s$/, ''), thirdPerson.replace(/es$/, ''), thirdPerson.replace(/ies$/, 'y')].filter(
    (word) => word !== thirdPerson,
  )
}
