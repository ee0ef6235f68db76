export type FlagValue = string | number | boolean;
/** Widens the type of a literal fallback: a flag with the fallback `false` is a boolean. */
type Widened<T extends FlagValue> = T extends string ? string : T extends number ? number : boolean;
/** Whether a feature flag is on; off until the flags have been loaded. A change renders the component again, without a reload [T-04]. */
export declare function useFeatureIsOn(key: string): boolean;
/**
 * The value of a feature flag; the component renders again when it changes, without a reload [T-04].
 * @param fallback is used until the flags have been loaded, when there are none, and when the flag is off or of another type
 */
export declare function useFeatureValue<T extends FlagValue>(key: string, fallback: T): Widened<T>;
export {};
