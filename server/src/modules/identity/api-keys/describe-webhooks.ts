import type { OpenApiDocument } from '@marquee/contract/api-keys'
import { buildWebhookExample, webhookBody, webhookEvents, webhookEventType } from '@marquee/contract/webhook-events'
import { describeSchema } from '../../../platform/http/describe-schema.ts'

/** The headers by Standard Webhooks. */
const HEADERS = [
  ['webhook-id', 'The id of the event: the same for every attempt. Handle each id once.'],
  ['webhook-timestamp', 'When the attempt was made, in seconds since 1970.'],
  ['webhook-signature', 'Signatures of the form v1,BASE64, with spaces between them; one of them is right.'],
] as const

const parameters = HEADERS.map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}))

/** Describes every event that endpoints can be sent, with an example. @param origin the address of the product */
export function describeWebhooks(origin: string): NonNullable<OpenApiDocument['webhooks']> {
  return Object.fromEntries(
    webhookEventType.options.map((type) => {
      const schema = describeSchema(webhookBody(type), 'output')
      const content = { 'application/json': { schema, example: buildWebhookExample(type, origin) } }
      const post = {
        summary: webhookEvents[type].occasion,
        tags: ['webhooks'],
        security: [],
        parameters,
        requestBody: { required: true, content },
        responses: {
          200: { description: 'Received; any other status from 200 to 299 means the same.' },
          410: { description: 'The endpoint is gone, and is switched off.' },
        },
      }
      return [type, { post }]
    }),
  )
}
