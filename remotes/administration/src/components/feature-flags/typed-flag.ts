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

/** The flag's value as its field shows it. */
export function toTypedText({ type, default_value: value }: FeatureFlag): string {
  return type === 'string' && typeof value === 'string' ? value : JSON.stringify(value, null, 2)
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

/** A text is typed without quotes; everything else is JSON already, and the contract says what is wrong with it. */
export const typedFlagSchema = formSchema(
  (typed: TypedFlag) => ({
    ...typed,
    default_value: typed.type === 'string' ? JSON.stringify(typed.default_value) : typed.default_value,
  }),
  bodySchema(createFeatureFlag),
)
