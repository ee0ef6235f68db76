/**
 * An object of the SDK's types with all of its fields except those that differ from object to object. Fields that Stripe sends
 * and this account never uses are null, empty or zero.
 */
export type Blank<T, Own extends keyof T> = Omit<T, Own | 'id' | 'created'>

export const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
