import type { FlagType } from '@marquee/contract/feature-flag-rules'
import { createFeatureFlag, type FeatureFlag } from '@marquee/contract/feature-flags'
import { bodySchema, formSchema } from '@marquee/ui/use-contract-form'

/** What the field of a new flag starts with. A text is typed without quotes, everything else as JSON. */
export const FIRST_VALUES: Readonly<Record<FlagType, string>> = {
  boolean: 'false',
  string: '',
  number: '0',
  json: '{}',
}

/** A flag as its form holds it. */
export interface TypedFlag {
  key: string
  description: string
  type: FlagType
  default_value: string
  rules: string
  is_enabled: boolean
}

/** What the form of a new flag starts with. */
export const NEW_FLAG: TypedFlag = {
  key: '',
  description: '',
  type: 'boolean',
  default_value: FIRST_VALUES.boolean,
  rules: '[]',
  is_enabled: true,
}

/** A stored flag as its form shows it. */
export function toTypedFlag({
  key,
  description,
  type,
  default_value: value,
  rules,
  is_enabled,
}: FeatureFlag): TypedFlag {
  return {
    key,
    description,
    type,
    default_value: type === 'string' && typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    rules: JSON.stringify(rules, null, 2),
    is_enabled,
  }
}

/** A text is typed without quotes; everything else is JSON already, and the contract says what is wrong with it. */
export const typedFlagSchema = formSchema(
  (typed: TypedFlag) => ({
    ...typed,
    default_value: typed.type === 'string' ? JSON.stringify(typed.default_value) : typed.default_value,
  }),
  bodySchema(createFeatureFlag),
)
