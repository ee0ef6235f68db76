import { parseArgs } from 'node:util'
import type { WrittenAngle } from '@marquee/contract/image-words'
import { collectFacts } from '../modules/creation/writer/collect-facts.ts'
import { findLanguage } from '../modules/creation/writer/languages/find-language.ts'
import { writeAngles } from '../modules/creation/writer/write-angles.ts'
import { PRODUCTS_TO_WRITE, type ProductToWrite, toWritingBrief } from '../testing/products-to-write.ts'

const { values } = parseArgs({ options: { language: { type: 'string' } } })

function write(product: ProductToWrite) {
  const brief = toWritingBrief(product)
  const language = findLanguage(product.language)!
  const collected = collectFacts(brief, language)
  return { collected, angles: writeAngles(collected, brief, { framework: null, round: 0, language }) }
}

function show({ framework, title, words }: Pick<WrittenAngle, 'framework' | 'title' | 'words'>): string {
  const said = Object.entries(words).filter(([, text]) => text !== '')
  return [`  ${framework} · ${title}`, ...said.map(([place, text]) => `    ${place}: ${text}`)].join('\n')
}

for (const product of PRODUCTS_TO_WRITE.filter(
  ({ language }) => values.language === undefined || language === values.language,
)) {
  const { collected, angles } = write(product)
  console.log(
    `\n${product.language} · ${collected.name.label} (${collected.name.offering}); not used: ${collected.unused.map(({ text }) => text).join(' | ')}`,
  )
  console.log(angles.map(show).join('\n'))
}
