/** A JSON schema, as far as zod writes them. */
export interface JsonSchema {
  $ref?: string
  $defs?: Readonly<Record<string, JsonSchema>>
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema | boolean
  prefixItems?: readonly JsonSchema[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  format?: string
}

type Definitions = Readonly<Record<string, JsonSchema>>

/** A schema, and the definitions that its references name. */
export interface SchemaWithDefinitions {
  schema: JsonSchema
  definitions: Definitions
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const
const EXACT = ['pattern', 'format'] as const

/**
 * Finds the values that a sender may write and a reader does not take. A reader ignores properties that it does not know, unless its schema
 * forbids them. A difference that cannot be decided counts as one.
 * @param sent the schema of what is sent
 * @param read the schema of the reader
 * @returns a sentence for each place, which begins with its path
 */
export function findNarrowings(sent: SchemaWithDefinitions, read: SchemaWithDefinitions): string[] {
  const open = new Set<string>()

  function compare(from: JsonSchema, to: JsonSchema, path: string): string[] {
    if (from.$ref !== undefined || to.$ref !== undefined) {
      const key = `${from.$ref}|${to.$ref}`
      // A recursive schema fits as far as everything else in it fits.
      if (from.$ref !== undefined && to.$ref !== undefined && open.has(key)) {
        return []
      }
      open.add(key)
      const found = compare(resolve(from, sent.definitions), resolve(to, read.definitions), path)
      open.delete(key)
      return found
    }
    return compareResolved(from, to, path)
  }

  function compareResolved(from: JsonSchema, to: JsonSchema, path: string): string[] {
    const branches = splitValues(from) ?? splitOptions(from)
    if (branches !== undefined) {
      return branches.flatMap((branch) => compare(branch, to, path))
    }
    if (from.allOf !== undefined) {
      return compare(merge(from, sent.definitions), to, path)
    }
    if (to.allOf !== undefined) {
      return to.allOf.flatMap((part) => compare(from, part, path))
    }
    const options = splitOptions(to)
    if (options !== undefined) {
      const all = options.map((option) => compare(from, option, path))
      return all.some((found) => found.length === 0) ? [] : closest(all)
    }
    return compareValues(from, to, path)
  }

  function compareValues(from: JsonSchema, to: JsonSchema, path: string): string[] {
    if (Array.isArray(to.enum) || to.const !== undefined) {
      const taken = to.enum ?? [to.const]
      return from.const !== undefined && taken.includes(from.const)
        ? []
        : [`${path}: ${toText(from)} is not one of ${taken.map(toText).join(', ')}`]
    }
    if (typeof to.type === 'string' && !isType(from, to.type)) {
      return [`${path}: ${toText(from)} is not ${to.type}`]
    }
    return [...compareLimits(from, to, path), ...compareMembers(from, to, path), ...compareItems(from, to, path)]
  }

  function compareMembers(from: JsonSchema, to: JsonSchema, path: string): string[] {
    const [given, wanted] = [from.properties ?? {}, to.properties ?? {}]
    const missing = (to.required ?? []).filter((name) => from.required?.includes(name) !== true)
    const forbidden = to.additionalProperties === false ? Object.keys(given).filter((name) => !(name in wanted)) : []
    const both = Object.entries(wanted).filter(([name]) => name in given)
    const others =
      isSchema(to.additionalProperties) && isSchema(from.additionalProperties)
        ? compare(from.additionalProperties, to.additionalProperties, `${path}.*`)
        : []
    return [
      ...missing.map((name) => `${path}.${name}: is required`),
      ...forbidden.map((name) => `${path}.${name}: is not allowed`),
      ...both.flatMap(([name, schema]) => compare(given[name] ?? {}, schema, `${path}.${name}`)),
      ...others,
    ]
  }

  function compareItems(from: JsonSchema, to: JsonSchema, path: string): string[] {
    const places = (to.prefixItems ?? []).flatMap((schema, index) =>
      compare(from.prefixItems?.[index] ?? (isSchema(from.items) ? from.items : {}), schema, `${path}[${index}]`),
    )
    const rest = isSchema(to.items) && isSchema(from.items) ? compare(from.items, to.items, `${path}[]`) : []
    return [...places, ...rest]
  }

  return compare(sent.schema, read.schema, '')
}

function compareLimits(from: JsonSchema, to: JsonSchema, path: string): string[] {
  const lower = LOWER.filter((name) => to[name] !== undefined && (from[name] ?? -Infinity) < to[name])
  const upper = UPPER.filter((name) => to[name] !== undefined && (from[name] ?? Infinity) > to[name])
  const exact = EXACT.filter((name) => to[name] !== undefined && from.const === undefined && from[name] !== to[name])
  return [...lower, ...upper, ...exact].map(
    (name) => `${path}: ${name} is ${to[name]}, and was ${from[name] ?? 'none'}`,
  )
}

/** The values of a list one by one. */
function splitValues({ enum: values }: JsonSchema): JsonSchema[] | undefined {
  return values?.map((value) => ({ const: value }))
}

/** The schemas of which one fits. `{ type: ['string', 'null'] }` is two as well; the limits are of the first one. */
function splitOptions(schema: JsonSchema): readonly JsonSchema[] | undefined {
  const { type, anyOf, oneOf } = schema
  if (anyOf !== undefined || oneOf !== undefined) {
    return anyOf ?? oneOf
  }
  return typeof type === 'object' && schema.enum === undefined
    ? type.map((one) => (one === 'null' ? { type: one } : { ...schema, type: one }))
    : undefined
}

function resolve(schema: JsonSchema, definitions: Definitions): JsonSchema {
  return schema.$ref === undefined ? schema : (definitions[schema.$ref.replace('#/$defs/', '')] ?? {})
}

/** One object of all parts of an intersection. */
function merge({ allOf = [], ...rest }: JsonSchema, definitions: Definitions): JsonSchema {
  const parts = allOf.map((part) => resolve(part, definitions))
  return parts.reduce<JsonSchema>(
    (all, part) => ({
      ...all,
      ...part,
      properties: { ...all.properties, ...part.properties },
      required: [...(all.required ?? []), ...(part.required ?? [])],
    }),
    rest,
  )
}

function isType(from: JsonSchema, wanted: string): boolean {
  const type = from.type ?? (from.const === null ? 'null' : typeof (from.const ?? from.enum?.[0]))
  return (
    type === wanted ||
    (wanted === 'number' && type === 'integer') ||
    (wanted === 'integer' && Number.isInteger(from.const))
  )
}

function isSchema(value: JsonSchema | boolean | undefined): value is JsonSchema {
  return typeof value === 'object'
}

function closest(all: readonly string[][]): string[] {
  return all.reduce((best, one) => (one.length < best.length ? one : best), all[0] ?? [])
}

function toText(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value) ?? 'nothing'
  }
  const { const: only, type } = value as JsonSchema
  return only === undefined ? String(type ?? 'any value') : JSON.stringify(only)
}
