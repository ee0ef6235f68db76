import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface PriceExample {
  text: string
  /** Null for a text that asks no price. */
  expected: { amount: string; currency: string | null } | null
  context: { country?: string; language?: string; currency?: string }
}

const LINE = /^(.*) = ([^=|]+?)(?: \| (.+))?$/

/** All examples of `price-examples.txt`. */
export function listPriceExamples(): PriceExample[] {
  return readFileSync(join(import.meta.dirname, 'price-examples.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map(toExample)
}

function toExample(line: string): PriceExample {
  const [, written, asked, setting] = LINE.exec(line) ?? []
  if (written === undefined || asked === undefined) {
    throw new Error(`This line is no example: ${line}`)
  }
  const text: unknown = JSON.parse(`"${written.replaceAll('"', String.raw`\"`)}"`)
  return { text: String(text), expected: toExpected(asked), context: toContext(setting) }
}

function toExpected(asked: string): PriceExample['expected'] {
  const [amount = '', currency = '?'] = asked.split(' ')
  return asked === 'none' ? null : { amount, currency: currency === '?' ? null : currency }
}

function toContext(setting: string | undefined): PriceExample['context'] {
  return setting === undefined ? {} : Object.fromEntries([setting.split('=')])
}
