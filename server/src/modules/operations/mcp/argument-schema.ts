import { z } from 'zod'
import type { AnyEndpoint } from '@marquee/contract/endpoint'
import { describeSchema, type JsonObject, jsonObject } from '../../../platform/http/describe-schema.ts'
import type { ArgumentNames } from './tool.ts'

/** The JSON Schema of an object. */
export interface ObjectSchema extends JsonObject {
  type: 'object'
  properties: Record<string, JsonObject>
  required: string[]
}

/** How many entries a list has unless the assistant asks for more: each one takes room in its context. */
export const LIST_LIMIT = 10

/** The key that makes a write happen once. The API takes a UUID; assistants give any text, from which the server makes one. */
export const KEY_FIELD = 'idempotency_key'
export const assistantKey = z.string().min(1).max(100)

const EXPLAINED: Readonly<Record<string, string>> = {
  cursor: 'The next_cursor of the previous answer, for the next page.',
  limit: `How many entries to return. Each takes room in your context; ${LIST_LIMIT} is usually enough.`,
  [KEY_FIELD]:
    'A text of your own for this one thing, such as "brief 1 of this chat". If no answer comes, call again with the same text and the same arguments: it is then made once. Another text makes another thing.',
}

/** The parts of a request that take arguments. */
export type Place = 'params' | 'query' | 'body'

export interface Argument {
  /** The contract's name of the field. */
  field: string
  place: Place
  schema: z.ZodType
}

/** The arguments of a call by their names, in the order of the contract. */
export function listArguments(endpoint: AnyEndpoint, { takes, renamed = {} }: ArgumentNames): Map<string, Argument> {
  const places = [
    ['params', endpoint.params],
    ['query', endpoint.query],
    ['body', endpoint.body],
  ] as const
  const all = places.flatMap(([place, schema]) =>
    Object.entries(getShape(schema)).map(([field, own]): [string, Argument] => [
      renamed[field] ?? field,
      { field, place, schema: own },
    ]),
  )
  return new Map(all.filter(([, { field, place }]) => place === 'params' || (takes?.includes(field) ?? true)))
}

/**
 * The JSON Schema of a tool's arguments, from the contract's own schemas. What the contract reads from an address as text is shown as what
 * it means: a list, a number or a truth value. The list of tools takes room in every conversation, so nothing is in it that helps nobody.
 */
export function describeArguments(endpoint: AnyEndpoint, names: ArgumentNames): ObjectSchema {
  const explained: Readonly<Record<string, string>> = { ...EXPLAINED, ...names.explained }
  const properties: Record<string, JsonObject> = {}
  const required: string[] = []
  for (const [name, { field, schema }] of listArguments(endpoint, names)) {
    const description = explained[name]
    properties[name] = {
      ...shorten(describeSchema(field === KEY_FIELD ? assistantKey : schema, 'input')),
      ...(field === 'limit' && { default: LIST_LIMIT }),
      ...(description !== undefined && { description }),
    }
    if (field !== KEY_FIELD && !schema.safeParse(undefined).success) {
      required.push(name)
    }
  }
  return { type: 'object', properties, required, additionalProperties: false }
}

/** Left out of what models are shown: the API says in words what is too long or malformed. */
const LEFT_OUT: ReadonlySet<string> = new Set(['maxItems', 'maxLength', 'minLength', 'pattern'])

function shorten(schema: JsonObject): JsonObject {
  return jsonObject.parse(
    JSON.parse(JSON.stringify(schema), (name, value: unknown) => (LEFT_OUT.has(name) ? undefined : value)),
  )
}

function getShape(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  return schema instanceof z.ZodObject ? schema.shape : {}
}
