import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { toSingular } from './verb-forms.ts'

let dictionary: { common: ReadonlySet<string>; proper: ReadonlySet<string> } | null = null

/** The words of the English dictionary, in their base forms; read once, when the first benefit is parsed. */
function readDictionary() {
  if (dictionary === null) {
    const folder = dirname(createRequire(import.meta.url).resolve('dictionary-en'))
    const words = readFileSync(join(folder, 'index.dic'), 'utf8')
      .split('\n')
      .map((line) => line.split('/')[0] ?? '')
    const isLower = (word: string) => word === word.toLowerCase()
    dictionary = { common: new Set(words.filter(isLower)), proper: new Set(words.filter((word) => !isLower(word))) }
  }
  return dictionary
}

/** Whether the word is written with a capital within a sentence, as far as the dictionary tells: "Italian", "Monday". */
export function isProper(word: string): boolean {
  const { proper } = readDictionary()
  const name = word.replace(/['’]s$/, '')
  return !isCommon(word) && (proper.has(name) || proper.has(name.replace(/s$/, '')))
}

/** Whether the dictionary has the word as a common word. */
export function isCommon(word: string): boolean {
  const { common } = readDictionary()
  const lower = word.toLowerCase().replace(/['’]s?$/, '')
  const stems = [
    lower,
    toSingular(lower),
    lower.replace(/(?:ing|ed|er|ers|est)$/, ''),
    lower.replace(/(?:ing|ed|er|ers)$/, 'e'),
    lower.replace(/(.)\1(?:ing|ed|ers?)$/, '$1'),
  ]
  return (
    stems.some((stem) => common.has(stem)) ||
    (lower.includes('-') && lower.split('-').every((part) => part !== '' && common.has(part)))
  )
}

/** Whether nearly all words of a text are English: "Printed on recycled paper", but not "Haftet an jeder Wand". */
export function isEnglish(text: string): boolean {
  const words = text.match(/\p{L}+(?:[’-]\p{L}+)*/gu) ?? []
  return words.filter((word) => isCommon(word) || isProper(word)).length >= words.length * 0.75
}

/** Whether most words of a text are unknown to the English dictionary; words with capitals may be names, and are not counted. */
export function isForeign(text: string): boolean {
  const words = text.match(/(?<![\p{L}\p{N}-])\p{L}\p{Ll}+(?![\p{L}\p{N}-])/gu) ?? []
  const unknown = words.filter((word) => !isCommon(word) && !isProper(word))
  return words.length > 1 && unknown.length * 2 > words.length
}
