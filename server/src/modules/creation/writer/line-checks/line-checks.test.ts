import { randomUUID } from 'node:crypto'
import { checkLines, LINE_LIMITS } from '@marquee/contract/line-checks'
import { createProduct } from '@marquee/contract/products'
import { type SignedInAgent, signUp } from '../../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
})
afterAll(() => server.close())

const check = async (texts: readonly string[], more: object = {}, by = agent) =>
  by.call(checkLines, { body: { lines: texts.map((text, index) => ({ key: `${index}`, text })), ...more } })

async function listMisspelled(text: string, more: object = {}): Promise<string[]> {
  const { data } = (await check([text], more)).body
  return (data[0]?.findings ?? [])
    .filter(({ kind }) => kind === 'spelling')
    .map(({ start, end }) => text.slice(start, end))
}

async function createCoffeeMaker(by: SignedInAgent): Promise<string> {
  const body = {
    name: 'Brewzilla Go',
    url: null,
    price: null,
    currency: 'EUR' as const,
    offer: '',
    category: '',
    image_ids: [],
    description: 'Made with kaldiflow.',
    benefits: [],
    idempotency_key: randomUUID(),
  }
  return (await by.call(createProduct, { body })).body.data.id
}

describe('[P-44] [P-52] [P-54] checks of lines', () => {
  test.each([
    ['en', 'The definately best colour for your doesn’t-care mug', ['definately']],
    ['de', 'Die Reisekaffeemaschine ist schnel gereinigt', ['schnel']],
    ['fr', 'Vraimant pratique, l’eau chauffe pour vous', ['Vraimant']],
    ['es', 'El café más rapido para tu oficina', ['rapido']],
    ['it', 'Il caffè velocemete, senza l’acqua del rubinetto', ['velocemete']],
    ['pt', 'O café mais rapido, é só limpá-lo', ['rapido']],
    ['nl', 'De koffie is makelijk te zetten', ['makelijk']],
  ])('find misspelled words in %s', async (language, text, misspelled) => {
    expect(await listMisspelled(text)).toEqual(misspelled)
    expect((await check([text])).body.meta).toEqual({ language, is_spelling_checked: true })
  })

  test('know the words of the product and of its author, and propose others', async () => {
    const text = 'Brewzilla makes coffee with kaldiflow and zorb'
    expect(await listMisspelled(text)).toEqual(['Brewzilla', 'kaldiflow', 'zorb'])
    const known = { product_id: await createCoffeeMaker(agent), known_words: ['Zorb'] }
    expect(await listMisspelled(text, known)).toEqual([])
    const { data } = (await check(['We recieve the beans'])).body
    expect(data[0]?.findings[0]?.suggestions).toContain('receive')
  })

  test('answer for a product of another workspace as for none, and refuse more than they can read', async () => {
    const foreign = await createCoffeeMaker(await signUp(server))
    expect((await check(['A line'], { product_id: foreign })).status).toBe(404)
    expect((await check(Array.from({ length: LINE_LIMITS.lines + 1 }, () => 'A line'))).status).toBe(422)
    expect((await check(['x'.repeat(LINE_LIMITS.characters + 1)])).status).toBe(422)
  })

  test('find repetition between lines, policies and hard texts in one answer', async () => {
    const lines = ['Are you depressed? Our tea helps you sleep', 'Our tea helps you sleep, guaranteed']
    const { data } = (await check(lines, { language: 'en' })).body
    expect(data.map(({ findings }) => findings.map(({ rule }) => rule))).toEqual([
      ['personal_attribute'],
      ['repetition', 'guaranteed_result'],
    ])
  })
})
