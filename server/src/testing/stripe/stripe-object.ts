/**
 * An object of the SDK's types with all of its fields but those that each one has of its own. What Stripe sends and this account
 * never uses is null, empty or nought there.
 */
export type Blank<T, Own extends keyof T> = Omit<T, Own | 'id' | 'created'>

export const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
