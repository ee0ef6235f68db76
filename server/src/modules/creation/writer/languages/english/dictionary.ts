import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

interface Dictionary {
  /** The flags of each common word, which say which endings it takes. */
  common: ReadonlyMap<string, string>
  proper: ReadonlySet<string>
}

let dictionary: Dictionary | null = null

/** The words of the English dictionary, in their base forms; read once, when the first benefit is parsed. */
export function readDictionary(): Dictionary {
  if (dictionary === null) {
    const folder = dirname(createRequire(import.meta.url).resolve('dictionary-en'))
    const entries = readFileSync(join(folder, 'index.dic'), 'utf8')
      .split('\n')
      .map((line): [string, string] => {
        const [word = '', flags = ''] = line.split('/')
        return [word, flags]
      })
    const isLower = ([word]: [string, string]) => word === word.toLowerCase()
    dictionary = {
      common: new Map(entries.filter(isLower)),
      proper: new Set(entries.filter((entry) => !isLower(entry)).map(([word]) => word)),
    }
  }
  return dictionary
}

/** Whether a base form takes the ending "-ing" or "-ed", and so may be a verb: "muffle", "pitch", but not "pacer". */
export function canBeVerb(word: string): boolean {
  const { common } = readDictionary()
  return /[GD]/.test(common.get(word) ?? '') || common.has(`${word}${word.at(-1)}ing`)
}

/** Whether a base form takes "’s", and so may be a noun: "pitch", but not "muffle". */
export function canBeNoun(word: string): boolean {
  const { common } = readDictionary()
  return (common.get(word) ?? '').includes('M') || common.has(`${word}'s`)
}

/** Whether a base form is compared or takes "-ly", and so may be an adjective: "cool", "flat". */
export function canBeAdjective(word: string): boolean {
  return /T|Y.*P|P.*Y/.test(readDictionary().common.get(word) ?? '')
}
