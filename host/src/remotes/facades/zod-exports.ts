import { coerce as everyCoercion } from 'zod'

/** What comes as text, as a query does; JSON has neither dates nor big integers. */
export const coerce = {
  boolean: everyCoercion.boolean,
  number: everyCoercion.number,
  string: everyCoercion.string,
}

/** What remotes may use of zod, without its fifty languages, its JSON schemas and what JSON has no values of. See `react-router.ts` for why there is a list. */
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
  transform,
  tuple,
  undefined,
  union,
  unknown,
  url,
  uuid,
  ZodError,
} from 'zod'
