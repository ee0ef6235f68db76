import { z } from 'zod'

/** The part of JSON Schema that zod generates for the requests of the contract. */
interface JsonSchema {
  required?: readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  type: 'object' | 'array' | 'integer' | 'number' | 'boolean' | 'string' | 'null'
  format?: string
  minLength?: number
  properties?: Readonly<Record<string, JsonSchema>>
  items?: JsonSchema
}

/** Returns the id for a place in a request, given the name of its field, or of the field whose list contains it. */
export type IdOf = (field: string) => string

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2030-01-01T00:00:00.000Z',
  date: '2030-01-01',
  email: 'sample@marquee.example',
  uri: 'https://marquee.example/',
}

const UNKNOWN: JsonSchema = { type: 'null' }

/** Values by type that every field of the contract accepts; null also stands for a schema without any rule. */
const PLAIN = { integer: 1, number: 1, boolean: true, null: null } as const

/**
 * Input that a schema accepts: every field is present, each list has one item, and `idOf` gives the value where an id belongs. A
 * union gives one sample for each of its members.
 * @param given values of fields whose rules JSON Schema cannot express, by field name
 * @param text the value of free-text fields
 */
export function samplesOfSchema(
  schema: z.ZodType,
  getId: IdOf,
  given: Readonly<Record<string, unknown>>,
  text = 'sample',
): unknown[] {
  const root = toJsonSchema(schema)
  return (root.oneOf ?? [root]).map((shape) => createSample(shape, '', { getId, given, text }))
}

/** The JSON Schema of each schema so far: tests ask for samples of the same one thousands of times. */
const written = new WeakMap<z.ZodType, JsonSchema>()

function toJsonSchema(schema: z.ZodType): JsonSchema {
  const known = written.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  written.set(schema, known)
  return known
}

/** The names of the fields that take an id. */
export function listIdFields(schema: z.ZodType): string[] {
  const names = new Set<string>()
  samplesOfSchema(
    schema,
    (field) => {
      names.add(field)
      return ''
    },
    {},
  )
  return [...names]
}

/** The names of the required fields. */
export function listRequiredFields(schema: z.ZodType): readonly string[] {
  return toJsonSchema(schema).required ?? []
}

interface Values {
  getId: IdOf
  given: Readonly<Record<string, unknown>>
  text: string
}

function createSample(schema: JsonSchema, field: string, values: Values): unknown {
  if (field in values.given) {
    return values.given[field]
  }
  // Of `id | null`, the id.
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice !== undefined) {
    return createSample(choice, field, values)
  }
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
    return Object.fromEntries(fields.map(([name, part]) => [name, createSample(part, name, values)]))
  }
  if (schema.type === 'array') {
    return [createSample(schema.items ?? UNKNOWN, field, values)]
  }
  return schema.type === 'string' ? toText(schema, field, values) : PLAIN[schema.type]
}

function toText(
  { const: only, enum: some = [], format = '', minLength = 0 }: JsonSchema,
  field: string,
  { getId, text }: Values,
) {
  return format === 'uuid' ? getId(field) : (only ?? some[0] ?? FORMATS[format] ?? text.padEnd(minLength, 'x'))
}
