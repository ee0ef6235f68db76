import { toPublicPath } from '@marquee/contract/public-api'
import { type Argument, assistantKey, KEY_FIELD, LIST_LIMIT, listArguments, type Place } from './argument-schema.ts'
import type { Arguments, Tool } from './tool.ts'

/** The call of the public API that a tool makes. */
export interface ToolRequest {
  method: Tool['endpoint']['method']
  url: string
  payload?: Record<string, unknown>
}

/** Arguments for which no call can be written, as sentences for a model. */
export class RefusedArguments extends Error {
  override readonly name = 'RefusedArguments'
}

/**
 * Writes a tool's arguments as a call of the public API, which checks them. Only the names of arguments and the path are checked here: an
 * unknown argument would be passed over silently, and a path is written from ids alone.
 * @param makeKey makes the idempotency key of this call, for an endpoint that needs one
 * @throws RefusedArguments
 */
export function toToolRequest(
  { endpoint, ...names }: Pick<Tool, 'endpoint' | 'takes' | 'renamed'>,
  args: Arguments,
  makeKey: () => string,
): ToolRequest {
  const known = listArguments(endpoint, names)
  const unknown = Object.keys(args).filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new RefusedArguments(
      `Unknown arguments: ${unknown.join(', ')}. This tool takes: ${[...known.keys()].join(', ')}.`,
    )
  }
  const parts: Record<Place, Record<string, unknown>> = { params: {}, query: {}, body: {} }
  for (const [name, argument] of known) {
    const { field, place, schema } = argument
    const value = getValue(argument, args[name], makeKey)
    if (place === 'params' && !schema.safeParse(value).success) {
      throw new RefusedArguments(`${name}: give an id as the tools that search and list return it.`)
    }
    if (place === 'query' && isObject(value)) {
      throw new RefusedArguments(`${name}: give a text, a number, a truth value or a list of them.`)
    }
    if (value !== undefined) {
      parts[place][field] = value
    }
  }
  return {
    method: endpoint.method,
    url: toUrl(toPublicPath(endpoint.path), parts),
    ...(endpoint.body !== undefined && { payload: parts.body }),
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * What the API is sent for an argument: a default where none is given, and a key of ours for what the assistant names. Some clients send
 * null for what the model left out, so it counts only where it is a value, such as no product.
 */
function getValue({ field, place, schema }: Argument, given: unknown, makeKey: () => string): unknown {
  if (field === KEY_FIELD) {
    if (!assistantKey.nullish().safeParse(given).success) {
      throw new RefusedArguments(`${KEY_FIELD}: give a text of 1 to 100 characters.`)
    }
    return makeKey()
  }
  if (given === null && place === 'body' && schema.safeParse(null).success) {
    return null
  }
  return given ?? (field === 'limit' ? LIST_LIMIT : undefined)
}

function toUrl(path: string, { params, query }: Record<'params' | 'query', Arguments>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  // A list in an address is joined by commas, which `String` does.
  const values = Object.entries(query).map(([name, value]) => [name, String(value)])
  const search = new URLSearchParams(values).toString()
  return search === '' ? filled : `${filled}?${search}`
}
