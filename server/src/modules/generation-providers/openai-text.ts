import type OpenAI from 'openai'
import { z } from 'zod'
import { askProvider } from './openai-client.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { TextProvider } from './provider.ts'

const MOST_TOKENS = 4000
const LONGEST_ANSWER = 60_000

/** Writes by `chat/completions` of an OpenAI-compatible endpoint. */
export function createOpenAiTextProvider(client: OpenAI, model: string): TextProvider {
  return {
    model,
    writeJson({ name, schema, instructions, input, signal }) {
      return askProvider(async () => {
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
        const [choice] = answer.choices ?? []
        if (choice?.finish_reason === 'content_filter' || (choice?.message?.refusal ?? '') !== '') {
          throw new ProviderFailure('policy')
        }
        return parseAnswer(schema, choice?.message?.content ?? '')
      })
    },
  }
}

function parseAnswer<S extends z.ZodType>(schema: S, content: unknown): z.output<S> {
  if (typeof content !== 'string' || content.length > LONGEST_ANSWER) {
    throw new ProviderFailure('answer')
  }
  // Models that do not know the format wrap the object in a block of code.
  const json = /\{[\s\S]*\}/.exec(content)?.[0] ?? ''
  try {
    return schema.parse(JSON.parse(json))
  } catch {
    throw new ProviderFailure('answer')
  }
}
