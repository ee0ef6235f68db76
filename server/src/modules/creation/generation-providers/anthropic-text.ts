import { z } from 'zod'
import type { AskProvider } from './openai-client.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { TextProvider } from './provider.ts'

const MOST_TOKENS = 4000
/** The version of the API that this speaks (docs.anthropic.com/en/api/versioning). */
const VERSION = '2023-06-01'

/** Whether an address speaks Anthropic's Messages API rather than OpenAI's. */
export function isAnthropic(baseAddress: string): boolean {
  return URL.canParse(baseAddress) && new URL(baseAddress).hostname === 'api.anthropic.com'
}

/** Writes texts with `messages` of Anthropic's API: the answer is the input of the one tool that the model has to use. */
export function createAnthropicTextProvider(ask: AskProvider, model: string, apiKey: string): TextProvider {
  return {
    model,
    writeJson({ name, schema, instructions, input, signal, onTokens }) {
      return ask(async (client) => {
        const answer: unknown = await client.post('/messages', {
          body: {
            model,
            max_tokens: MOST_TOKENS,
            system: instructions,
            messages: [{ role: 'user', content: JSON.stringify(input) }],
            tools: [
              { name, description: 'Hands in the answer.', input_schema: z.toJSONSchema(schema, { io: 'input' }) },
            ],
            tool_choice: { type: 'tool', name },
          },
          // The client would send the key as a bearer token, which is another kind of sign-in there.
          headers: { authorization: null, 'x-api-key': apiKey, 'anthropic-version': VERSION },
          signal,
        })
        const used = usage.safeParse(answer).data?.usage
        if (used !== undefined) {
          onTokens?.(used.input_tokens + used.output_tokens)
        }
        return readInput(schema, answer)
      })
    },
  }
}

/** The answer is validated, because it comes from outside. */
const message = z.object({
  stop_reason: z.string().nullish(),
  content: z.array(z.object({ type: z.string(), input: z.unknown() }).partial({ input: true })),
})
const tokens = z.number().int().nonnegative()
const usage = z.object({ usage: z.object({ input_tokens: tokens, output_tokens: tokens }) })

function readInput<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const read = message.safeParse(answer).data
  if (read?.stop_reason === 'refusal') {
    throw new ProviderFailure('policy')
  }
  const parsed = schema.safeParse(read?.content.find(({ type }) => type === 'tool_use')?.input)
  if (!parsed.success) {
    throw new ProviderFailure('answer')
  }
  return parsed.data
}
