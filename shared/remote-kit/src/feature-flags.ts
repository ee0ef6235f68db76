import {
  useFeatureIsOn as useGrowthBookFeatureIsOn,
  useFeatureValue as useGrowthBookFeatureValue,
} from '@growthbook/growthbook-react'

export type FlagValue = string | number | boolean

/** Widens the type of a literal fallback: a flag with the fallback `false` is a boolean. */
type Widened<T extends FlagValue> = T extends string ? string : T extends number ? number : boolean

/** Whether a feature flag is on; off until the flags have been loaded. A change renders the component again, without a reload [T-04]. */
export function useFeatureIsOn(key: string): boolean {
  return useGrowthBookFeatureIsOn(key)
}

/**
 * The value of a feature flag; the component renders again when it changes, without a reload [T-04].
 * @param fallback is used until the flags have been loaded, when there are none, and when the flag is off or of another type
 */
export function useFeatureValue<T extends FlagValue>(key: string, fallback: T): Widened<T> {
  const value = useGrowthBookFeatureValue<FlagValue>(key, fallback)
  // A value whose type differs from the fallback's is not used, because the caller does not expect it [T-02].
  return (typeof value === typeof fallback ? value : fallback) as Widened<T>
}
