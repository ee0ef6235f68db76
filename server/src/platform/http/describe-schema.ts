import { z } from 'zod'

export const jsonObject = z.record(z.string(), z.json())
export type JsonObject = z.infer<typeof jsonObject>

/**
 * The JSON Schema of a schema of the contract, as programs and models outside are shown it. Input that an address has as text is described
 * as what it means: a list, a number or a truth value. Objects that we send may have further fields in a later release, so a reader that
 * checks them must let those pass.
 */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodPipe && io === 'input') {
        showMeaning(zodSchema, jsonSchema)
      }
      // A pattern that repeats a format, and the bounds of every whole number, only cost room.
      if (jsonSchema.format !== undefined) {
        delete jsonSchema.pattern
      }
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) {
        delete jsonSchema.minimum
      }
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) {
        delete jsonSchema.maximum
      }
      if (jsonSchema.additionalProperties === false && io === 'output') {
        delete jsonSchema.additionalProperties
      }
    },
  })
  return jsonObject.parse(described)
}

/** A list joined by commas is a list, and a truth value written as text is one. */
function showMeaning({ def: { out } }: z.ZodPipe, jsonSchema: z.core.JSONSchema.BaseSchema): void {
  if (out instanceof z.ZodArray || out instanceof z.ZodBoolean) {
    for (const keyword of Object.keys(jsonSchema)) {
      delete jsonSchema[keyword]
    }
    Object.assign(jsonSchema, describeSchema(out, 'input'))
  }
}
