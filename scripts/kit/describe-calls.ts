import { z } from 'zod'
import { endpoints } from '../../shared/contract/src/endpoints.ts'
import * as protocol from '../../shared/federation/src/release-protocol.ts'
import type { JsonSchema } from './find-narrowings.ts'

/** The calls of a kit: everything that a remote, or the command line of its team, sends to the server and gets back. */
export interface DescribedCalls {
  /** Name of the call → its method and path. */
  addresses: Readonly<Record<string, string>>
  /** Schemas of what is sent, by `name part`; shared parts are in `$defs`. */
  requests: JsonSchema
  responses: JsonSchema
}

type Schemas = Record<string, z.ZodType>

/** The calls of this checkout. @param side of the answers: what the server sends, or what a client takes */
export function describeCalls(side: 'sent' | 'taken'): DescribedCalls {
  const inside = [...endpoints].filter(([, { access }]) => access !== 'admin')
  const requests: Schemas = {
    'release declaration': protocol.declaration,
    'release publication': protocol.publication,
    'release rollback': protocol.rollback,
    'release switching': protocol.switching,
    'release retirement': protocol.retirement,
  }
  for (const [name, { params, query, body }] of inside) {
    for (const [part, schema] of Object.entries({ params, query, body })) {
      if (schema !== undefined) {
        requests[`${name} ${part}`] = schema
      }
    }
  }
  const responses: Schemas = {
    'release declaration': protocol.declarationAnswer,
    'release publication': protocol.publicationAnswer,
    'release switching': protocol.switchingAnswer,
    'release retirement': protocol.retirementAnswer,
    'release list': protocol.releaseList,
    ...Object.fromEntries(inside.map(([name, { response }]) => [name, response])),
  }
  return {
    addresses: Object.fromEntries(inside.map(([name, { method, path }]) => [name, `${method} ${path}`])),
    requests: toJsonSchema(requests, 'input'),
    responses: toJsonSchema(responses, side === 'sent' ? 'output' : 'input'),
  }
}

function toJsonSchema(schemas: Schemas, io: 'input' | 'output'): JsonSchema {
  // A schema that JSON cannot express, as of a file, takes any value.
  return z.toJSONSchema(z.object(schemas), { io, unrepresentable: 'any', reused: 'ref' }) as JsonSchema
}
