import type { FlagType } from '@marquee/contract/feature-flag-rules'
import type { FeatureFlag } from '@marquee/contract/feature-flags'

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

/** What was typed, as JSON; it may be wrong, then the server says how. */
export function toJson(type: FlagType, typed: string): string {
  return type === 'string' ? JSON.stringify(typed) : typed
}
