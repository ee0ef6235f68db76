import { z } from 'zod'

/** The types of a flag's value. */
export const flagTypes = ['boolean', 'string', 'number', 'json'] as const
export type FlagType = (typeof flagTypes)[number]

/** The JSON of a flag; zod’s JSON type without its recursion, which hostile nesting could exhaust. */
export const jsonValue = z.unknown()

const TYPE_NAMES: Readonly<Record<FlagType, string>> = {
  boolean: 'true or false',
  string: 'a text in double quotes',
  number: 'a number',
  json: 'JSON',
}

const MAX_TEXT = 20_000
const MAX_DEPTH = 32
const MAX_RULES = 50
const LIST = 'The rules are a list in square brackets.'

const words = z.string({ error: 'is a text in double quotes' }).optional()
const condition = z.record(z.string(), jsonValue, { error: 'is an object' })
const prerequisite = z.looseObject({ id: z.string({ error: 'is a text in double quotes' }), condition })
const values = z.array(jsonValue, { error: 'is a list' })

const SHARE = 'is a number from 0 to 1'
const share = z.number({ error: SHARE }).min(0, { error: SHARE }).max(1, { error: SHARE })

/**
 * A rule as GrowthBook's SDK reads it (`FeatureRule`). All of its keys are optional: a rule with only `parentConditions` decides whether
 * the rules after it are evaluated. Keys that are not named here are kept: the SDK supports more than the product uses.
 */
const rule = z.looseObject(
  {
    id: words,
    condition: condition.optional(),
    parentConditions: z.array(prerequisite, { error: 'is a list' }).optional(),
    force: jsonValue.optional(),
    variations: values.optional(),
    weights: z.array(share, { error: 'is a list' }).optional(),
    key: words,
    hashAttribute: words,
    coverage: share.optional(),
    contextualBanditRef: words,
    contextualVariations: values.optional(),
  },
  { error: 'is an object' },
)
export type FlagRule = z.infer<typeof rule>

/** The value of JSON that a user types. JSON that PostgreSQL and the browser could not store or read is refused. */
export const jsonText = z
  .string({ error: 'Enter a value as JSON.' })
  .max(MAX_TEXT, { message: `Use at most ${MAX_TEXT.toLocaleString('en-US')} characters.` })
  .transform((text, context): unknown => {
    const parsed = parseJson(text)
    if ('problem' in parsed) {
      context.addIssue({ code: 'custom', message: parsed.problem })
      return z.NEVER
    }
    return parsed.value
  })

/** The rules of a flag, as JSON that a user types. Each message names the rule. */
export const rulesText = jsonText.transform((value, context): FlagRule[] => {
  const parsed = z
    .array(rule, { error: LIST })
    .max(MAX_RULES, { error: `Use at most ${MAX_RULES} rules.` })
    .safeParse(value)
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues.slice(0, 5)) {
      context.addIssue({ code: 'custom', message: ruleMessage(path, message) })
    }
    return z.NEVER
  }
  return parsed.data
})

/** The reason why a flag of this type cannot have this value; null when it can. */
export function typeProblem(type: FlagType, value: unknown): string | null {
  return type === 'json' || typeof value === type ? null : `The value of this flag is ${TYPE_NAMES[type]}.`
}

/** The reason why a rule gives a value of another type than the flag's; null when all values have the type. */
export function ruleTypeProblem(type: FlagType, rules: readonly FlagRule[]): string | null {
  for (const [index, { force, variations = [], contextualVariations = [] }] of rules.entries()) {
    const given = [...(force === undefined ? [] : [force]), ...variations, ...contextualVariations]
    const problem = given.map((value) => typeProblem(type, value)).find((found) => found !== null)
    if (problem !== undefined) {
      return `Rule ${index + 1}: ${problem}`
    }
  }
  return null
}

function ruleMessage([index, ...path]: readonly PropertyKey[], message: string): string {
  if (index === undefined) {
    return message
  }
  const place = path.length === 0 ? '' : `, ${path.map(String).join('.')}:`
  return `Rule ${Number(index) + 1}${place} ${message}.`
}

function parseJson(text: string): { value: unknown } | { problem: string } {
  if (text.trim() === '') {
    return { problem: 'Enter a value as JSON.' }
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { problem: `This is not valid JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.` }
  }
  if (getDepth(text) > MAX_DEPTH) {
    return { problem: `Nest at most ${MAX_DEPTH} levels deep.` }
  }
  return isStorable(value) ? { value } : { problem: 'This holds a character that cannot be stored.' }
}

/** The nesting depth of brackets, read without recursion; brackets in strings count too, which only makes the limit stricter. */
function getDepth(text: string): number {
  let depth = 0
  let deepest = 0
  for (const character of text) {
    if (character === '[' || character === '{') {
      depth += 1
      deepest = Math.max(deepest, depth)
    } else if (character === ']' || character === '}') {
      depth -= 1
    }
  }
  return deepest
}

/** Stringifying the JSON again escapes a NUL and half surrogates, which `jsonb` refuses. */
function isStorable(value: unknown): boolean {
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(value))
}
