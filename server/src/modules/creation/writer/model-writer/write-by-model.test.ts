import type { ProviderFailure, TextProvider } from '../../generation-providers/generation-providers.service.ts'
import { collectFacts } from '../collect-facts.ts'
import { english } from '../languages/english.ts'
import type { WritingBrief } from '../writing-brief.ts'
import { writeByModel } from './write-by-model.ts'

const BRIEF: WritingBrief = {
  product: {
    name: 'AeroPress Go',
    description: '',
    benefits: ['Brews in 2 minutes', 'Packs into its own mug'],
    offer: '',
    price: '€39.90',
    category: 'Coffee',
    reviews: [],
    rating: '',
    reviewCount: null,
    language: null,
    currency: '',
    url: null,
  },
  brand: { name: '', voice: '', audience: '', alwaysInclude: [], neverMention: ['instant'] },
  idea: '',
  answers: { better: '', audience: '', today: '' },
  inspiration: null,
}
// The facts in their order: f1 is the price, f2 and f3 are the benefits.
const OPTIONS = { framework: null, round: 0, language: 'en', facts: collectFacts(BRIEF, english).facts }
const line = (place: string, text: string, ...facts: readonly string[]) => ({ place, text, facts })
const GOOD = [line('headline', 'Brews in two minutes', 'f2'), line('call_to_action', 'Get yours')]
const angle = (...lines: readonly unknown[]) => ({ angles: [{ framework: 'fab', title: 'Speed', lines }] })

/** A model that gives these answers in order, and records what it was asked. */
function answerWith(...answers: readonly unknown[]) {
  const asked: { input: unknown }[] = []
  const provider: TextProvider = {
    model: 'test-model',
    writeJson: ({ schema, input, onTokens, signal }) => {
      asked.push({ input })
      onTokens?.(100)
      const answer = answers[asked.length - 1]
      return answer === 'silence'
        ? new Promise((_, reject) => {
            signal?.addEventListener('abort', () => reject(new Error('aborted')))
          })
        : Promise.resolve(schema.parse(answer))
    },
  }
  return { provider, asked }
}

test('[P-44] a line that stands on its fact is kept, with the fact, the model and the tokens', async () => {
  const { provider } = answerWith(angle(...GOOD))
  expect(await writeByModel(provider, BRIEF, OPTIONS)).toMatchObject({
    angles: [
      {
        words: { headline: 'Brews in two minutes' },
        facts: { headline: { kind: 'number', text: 'Brews in 2 minutes' } },
      },
    ],
    use: { name: 'test-model', requests: 1, tokens: 100 },
  })
})

test.each([
  ['an invented number', line('body', 'Brews in 30 seconds', 'f2'), 'No fact says “30”'],
  ['a price', line('body', 'Packs for $20', 'f3'), 'No fact says “20”'],
  ['a rating', line('body', 'Packs small ★★★★★', 'f3'), 'No fact says “★★★★★”'],
  ['a guarantee', line('body', 'Guaranteed to fit its mug', 'f3'), 'No fact says “Guaranteed”'],
  ['a comparison', line('body', 'Packs better than others', 'f3'), 'No fact says “better than”'],
  ['what must never be mentioned', line('body', 'No instant mug', 'f3'), 'never be mentioned'],
  ['too many characters', line('badge', 'Packs into its own mug, wherever', 'f3'), 'more than 24'],
  ['a fact that is none', line('body', 'Packs into a mug', 'f9'), 'words of its facts'],
  ['nothing of its fact', line('body', 'Mornings taste of adventure', 'f3'), 'words of its facts'],
  ['another language', line('body', 'Passt leicht in jede Tasche, mit mug', 'f3'), 'in another language'],
  ['a measure that is said twice', line('body', 'Brews in 2 minutes: 2 minutes', 'f2'), 'said twice'],
  ['a personal attribute', line('body', 'Depressed by your debts? Brews', 'f2'), 'personal attribute'],
])('[P-44] a line with %s is asked for again with its reason, at most twice, then left out', async (_, bad, reason) => {
  const again = { lines: [{ ...bad, angle: 0 }] }
  const { provider, asked } = answerWith(angle(...GOOD, bad), again, again, again)
  const { angles, use, dropped } = await writeByModel(provider, BRIEF, OPTIONS)
  expect(angles[0]?.words).toMatchObject({ headline: 'Brews in two minutes', body: '', badge: '' })
  expect(dropped).toContain(`“${bad.text}”`)
  expect(use.requests).toBe(3)
  expect(asked[1]?.input).toMatchObject({ rejected: [{ text: bad.text, reason: expect.stringContaining(reason) }] })
})

test('[P-44] a better line of the second answer is used, and lines that nobody asked for are not', async () => {
  const body = { ...line('body', 'Packs into its own mug', 'f3'), angle: 0 }
  const extra = { ...line('headline', 'Packs away', 'f3'), angle: 0 }
  const { provider } = answerWith(angle(...GOOD, line('body', 'The best mug', 'f3')), { lines: [body, extra] })
  const { angles } = await writeByModel(provider, BRIEF, OPTIONS)
  expect(angles[0]?.words).toMatchObject({ headline: 'Brews in two minutes', body: 'Packs into its own mug' })
})

test('[P-44] what must always be included is asked for, and an angle without a headline is left out', async () => {
  const brief = { ...BRIEF, brand: { ...BRIEF.brand, alwaysInclude: ['Made to last'] } }
  const headline = { ...line('headline', 'Brews. Made to last', 'f2'), angle: 0 }
  const { provider, asked } = answerWith(angle(...GOOD), { lines: [headline] })
  expect((await writeByModel(provider, brief, OPTIONS)).angles[0]?.words.headline).toBe('Brews. Made to last')
  expect(asked[1]?.input).toMatchObject({ rejected: [{ reason: 'The angle must say “Made to last”.' }] })
  const none = { lines: [] }
  const refused = answerWith(angle(...GOOD), none, none).provider
  await expect(writeByModel(refused, brief, OPTIONS)).rejects.toMatchObject({ kind: 'answer' } as ProviderFailure)
})

test('[P-44] a model that takes too long is a failure that says so', async () => {
  const { provider } = answerWith('silence')
  const failure = { kind: 'slow' } as ProviderFailure
  await expect(writeByModel(provider, BRIEF, { ...OPTIONS, timeoutMs: 20 })).rejects.toMatchObject(failure)
})
