import { parseArgs } from 'node:util'
import { corpora } from '../modules/creation/writer/corpus/corpora.ts'
import { listLines, measureWords, type WrittenLine } from '../modules/creation/writer/corpus/measure-words.ts'
import { findLanguage } from '../modules/creation/writer/languages/find-language.ts'

const { values } = parseArgs({ options: { language: { type: 'string' }, quiet: { type: 'boolean', default: false } } })
const chosen = corpora.filter(({ language }) => values.language === undefined || values.language === language)
const show = ({ product, framework, place, text }: WrittenLine) => `${product} · ${framework} · ${place}: ${text}`

let measured = 0
let failures = 0
for (const { language: code, products } of chosen) {
  const language = findLanguage(code)
  if (language === null) {
    throw new Error(`The writer has no frames in the language "${code}".`)
  }
  const lines = listLines(products, language)
  if (!values.quiet) {
    console.log(lines.map(show).join('\n'))
  }
  const { withoutFact, repeated, tooLong, faults } = measureWords(lines, language)
  const withFact = lines.length === 0 ? 0 : (100 * (lines.length - withoutFact.length)) / lines.length
  console.log(`\n${code}: ${products.length} products, ${lines.length} lines`)
  console.log(`  lines with a fact: ${withFact.toFixed(1)} %`)
  console.log(`  sentences that two products share: ${repeated.length}`)
  console.log(`  lines that are too long: ${tooLong.length}`)
  console.log(`  lines that break a grammar rule: ${faults.length}`)
  for (const line of [
    ...withoutFact.map(show),
    ...repeated,
    ...tooLong.map(show),
    ...faults.map(([line, rule]) => `${rule}: ${show(line)}`),
  ]) {
    console.log(`    ${line}`)
  }
  measured += lines.length
  failures += withoutFact.length + repeated.length + tooLong.length + faults.length
}
if (measured === 0) {
  console.error('Nothing was measured.')
}
process.exitCode = measured === 0 || failures > 0 ? 1 : 0
