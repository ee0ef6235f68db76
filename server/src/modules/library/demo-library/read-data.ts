import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * Reads a file of the folder `data`.
 * @param name without the ending
 * @throws {TypeError} that names the file and the field, when the file does not match the schema
 */
export function readData<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(
    JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')),
  )
  if (!success) {
    throw new TypeError(`data/${name}.json: ${z.prettifyError(error)}`)
  }
  return data
}
