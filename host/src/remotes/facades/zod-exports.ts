import { coerce as everyCoercion } from 'zod'

/** Converts values that arrive as text, as in a query; JSON has neither dates nor big integers. */
export const coerce = {
  boolean: everyCoercion.boolean,
  number: everyCoercion.number,
  string: everyCoercion.string,
}

/**
 * The exports of zod that remotes may use, without its fifty languages, its JSON schemas and its types for values that JSON does not have.
 * See `react-router.ts` for the reason of the list.
 */
export {
  array,
  boolean,
  custom,
  discriminatedUnion,
  email,
  enum,
  flattenError,
  int,
  intersection,
  iso,
  keyof,
  literal,
  looseObject,
  NEVER,
  never,
  null,
  nullable,
  nullish,
  number,
  object,
  optional,
  partialRecord,
  pipe,
  preprocess,
  record,
  refine,
  strictObject,
  string,
  stringbool,
  templateLiteral,
  transform,
  tuple,
  undefined,
  union,
  unknown,
  url,
  uuid,
  ZodError,
} from 'zod'
