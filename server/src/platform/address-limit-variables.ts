import { z } from 'zod'

const limit = z.coerce
  .number({ error: 'must be a whole number of at least 1' })
  .int({ error: 'must be a whole number of at least 1' })
  .min(1, { error: 'must be a whole number of at least 1' })
  .optional()

/** The limits of one network address; an office or a school behind one address may need more. */
export const addressLimitVariables = {
  LOGINS_PER_ADDRESS: limit.meta({ description: 'Refused log-ins in 15 minutes.', default: '30' }),
  REGISTRATIONS_PER_ADDRESS: limit.meta({ description: 'Registrations in an hour.', default: '10' }),
  RESETS_PER_ADDRESS: limit.meta({ description: 'Reset mails, and wrong reset tokens, in 15 minutes.', default: '10' }),
  VERIFICATIONS_PER_ADDRESS: limit.meta({ description: 'Verification mails in an hour.', default: '20' }),
}

type Variables = z.output<z.ZodObject<typeof addressLimitVariables>>

export interface AddressLimitSettings {
  logins: number
  registrations: number
  resets: number
  verifications: number
}

/** Browser tests sign up hundreds of users from one address. Production refuses the test hooks, so it never has this limit. */
const TEST_LIMIT = 100_000

/** @param hasTestHooks whether limits that are not set are practically unlimited */
export function toAddressLimits(values: Variables, hasTestHooks: boolean): AddressLimitSettings {
  const orDefault = (value: number | undefined, usual: number) => value ?? (hasTestHooks ? TEST_LIMIT : usual)
  return {
    logins: orDefault(values.LOGINS_PER_ADDRESS, 30),
    registrations: orDefault(values.REGISTRATIONS_PER_ADDRESS, 10),
    resets: orDefault(values.RESETS_PER_ADDRESS, 10),
    verifications: orDefault(values.VERIFICATIONS_PER_ADDRESS, 20),
  }
}
