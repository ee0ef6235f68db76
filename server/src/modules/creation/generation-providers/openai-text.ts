import { z } from 'zod'
import type { AskProvider } from './openai-client.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { TextProvider } from './provider.ts'

const MOST_TOKENS = 4000
const LONGEST_ANSWER = 60_000

/** Writes texts with `chat/completions` of an OpenAI-compatible endpoint. */
export function createOpenAiTextProvider(ask: AskProvider, model: string): TextProvider {
  return {
    model,
    writeJson({ name, schema, instructions, input, signal, onTokens }) {
      return ask(async (client) => {
        const answer = await client.chat.completions.create(
          {
            model,
            max_completion_tokens: MOST_TOKENS,
            messages: [
              { role: 'system', content: instructions },
              { role: 'user', content: JSON.stringify(input) },
            ],
            response_format: {
              type: 'json_schema',
              json_schema: { name, schema: z.toJSONSchema(schema, { io: 'input' }) },
            },
          },
          { signal },
        )
        const tokens = usage.safeParse(answer).data?.usage.total_tokens
        if (tokens !== undefined) {
          onTokens?.(tokens)
        }
        return parseAnswer(schema, readContent(answer))
      })
    },
  }
}

/** The answer is validated, because an endpoint may not be fully compatible. */
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
})

const usage = z.object({ usage: z.object({ total_tokens: z.number().int().nonnegative() }) })

function readContent(answer: unknown): string {
  const [choice] = completion.safeParse(answer).data?.choices ?? []
  if (choice === undefined) {
    throw new ProviderFailure('answer')
  }
  const { content, refusal } = choice.message
  if (choice.finish_reason === 'content_filter' || (refusal ?? '') !== '') {
    throw new ProviderFailure('policy')
  }
  return content ?? ''
}

function parseAnswer<S extends z.ZodType>(schema: S, content: string): z.output<S> {
  if (content.length > LONGEST_ANSWER) {
    throw new ProviderFailure('answer')
  }
  // Models that do not support the format wrap the object in a code block.
  const json = /\{[\s\S]*\}/.exec(content)?.[0] ?? ''
  try {
    return schema.parse(JSON.parse(json))
  } catch {
    throw new ProviderFailure('answer')
  }
}
