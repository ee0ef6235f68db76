import {
  useFeatureIsOn as useGrowthBookFeatureIsOn,
  useFeatureValue as useGrowthBookFeatureValue,
} from '@growthbook/growthbook-react'

export type FlagValue = string | number | boolean

/** A literal fallback stands for its type: a flag with the fallback `false` is a boolean. */
type Widened<T extends FlagValue> = T extends string ? string : T extends number ? number : boolean

/** Whether a feature flag is on; off until the flags have come. A change renders the component again, without a reload [T-04]. */
export function useFeatureIsOn(key: string): boolean {
  return useGrowthBookFeatureIsOn(key)
}

/**
 * The value of a feature flag; the component renders again when it changes, without a reload [T-04].
 * @param fallback counts until the flags have come, when there are none, and when the flag is off or of another type
 */
export function useFeatureValue<T extends FlagValue>(key: string, fallback: T): Widened<T> {
  const value = useGrowthBookFeatureValue<FlagValue>(key, fallback)
  // Nobody who reads a flag expects another type than the fallback's [T-02].
  return (typeof value === typeof fallback ? value : fallback) as Widened<T>
}
