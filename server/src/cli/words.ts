import { parseArgs } from 'node:util'
import type { WrittenAngle } from '@marquee/contract/image-words'
import type { TextProvider } from '../modules/creation/generation-providers/generation-providers.service.ts'
import { createProviderClients } from '../modules/creation/generation-providers/provider-clients.ts'
import { collectFacts } from '../modules/creation/writer/collect-facts.ts'
import { LANGUAGES } from '../modules/creation/writer/languages/find-language.ts'
import { PROMPT_VERSION } from '../modules/creation/writer/model-writer/prompts.ts'
import { writeByModel } from '../modules/creation/writer/model-writer/write-by-model.ts'
import { writeAngles } from '../modules/creation/writer/write-angles.ts'
import { type ProductToWrite, readProducts, toWritingBrief } from '../testing/products-to-write.ts'
import { measureWords, type WrittenProduct } from './measure-words.ts'

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    quiet: { type: 'boolean', default: false },
    products: { type: 'string' },
    model: { type: 'string' },
    address: { type: 'string', default: process.env['GENERATION_API_URL'] ?? 'https://api.openai.com/v1' },
  },
})
const TIMEOUT_MS = 300_000

function openModel(textModel: string): TextProvider {
  const clients = createProviderClients({ access: { isAllowedAddress: () => true }, timeoutMs: TIMEOUT_MS })
  const apiKey = process.env['GENERATION_API_KEY'] ?? 'none'
  const others = { imageModel: '', speechModel: '', transcriptionModel: '' }
  return clients.openText({ baseAddress: values.address.replace(/\/+$/, ''), apiKey, textModel, ...others }, 'server')
}

const provider = values.model === undefined ? null : openModel(values.model)
let tokens = 0
let failures = 0

async function write(product: ProductToWrite): Promise<WrittenProduct> {
  const brief = toWritingBrief(product)
  const language = LANGUAGES[product.language]
  const { facts, name } = collectFacts(brief, language)
  const options = { framework: null, round: 0 } as const
  const written = {
    name: name.label || brief.idea,
    language: product.language,
    facts: facts.flatMap(({ given, text }) => [given, text]),
  }
  if (provider === null) {
    return { ...written, angles: writeAngles({ facts, name, unused: [] }, brief, { ...options, language }) }
  }
  try {
    const answer = await writeByModel(provider, brief, {
      ...options,
      facts,
      language: product.language,
      timeoutMs: TIMEOUT_MS,
    })
    tokens += answer.use.tokens ?? 0
    return { ...written, angles: answer.angles }
  } catch (error) {
    failures += 1
    console.error(`${written.name}: ${error instanceof Error ? error.message : String(error)}`)
    return { ...written, angles: [] }
  }
}

function show({ title, words }: WrittenAngle): string {
  const said = Object.entries(words).filter(([, text]) => text !== '')
  return [`  ${title}`, ...said.map(([place, text]) => `    ${place}: ${text}`)].join('\n')
}

const written: WrittenProduct[] = []
for (const product of readProducts(values.products).filter(
  ({ language }) => (values.language ?? language) === language,
)) {
  const one = await write(product)
  written.push(one)
  if (!values.quiet) {
    console.log(`\n${one.language} · ${one.name}\n${one.angles.map(show).join('\n')}`)
  }
}
const { lines, ...found } = measureWords(written)
const withFact = lines === 0 ? 0 : (100 * (lines - found.withoutFact.length)) / lines
console.log(`\n${provider === null ? 'Set from facts' : `${provider.model}, prompts of version ${PROMPT_VERSION}`}`)
console.log(`  products: ${written.length}, of which without an answer: ${failures}; tokens: ${tokens}`)
console.log(`  lines: ${lines}, with a fact: ${withFact.toFixed(1)} %`)
for (const [name, list] of Object.entries(found)) {
  console.log([`  ${name}: ${list.length}`, ...list.map((one) => `    ${one}`)].join('\n'))
}
process.exitCode = lines === 0 || found.withoutFact.length + found.invented.length > 0 ? 1 : 0
