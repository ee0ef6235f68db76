import { z } from 'zod'
import type { AdmissionLimits } from './http/admission/admission-queue.ts'

const count = (error: string) => z.coerce.number({ error }).int({ error }).min(1, { error }).max(100_000, { error })
const wholeNumber = count('must be a whole number from 1 to 100000')

/** How much work a process begins at once; what comes on top waits for a moment and is then told to come back. */
export const admissionVariables = {
  REQUESTS_AT_ONCE: wholeNumber.optional().meta({
    description:
      'How many requests a process works on at once. Others wait up to five seconds, or 20 milliseconds while the process is overloaded, and are then answered with 503 and `Retry-After`.',
    default: '6',
  }),
  REQUESTS_AT_ONCE_PER_WORKSPACE: wholeNumber.optional().meta({
    description: 'How many of them may belong to one workspace, or to the visitors of one network address.',
    default: '2',
  }),
  OPEN_REQUESTS: wholeNumber.optional().meta({
    description:
      'How many requests may be open, including those that wait and those that take long, such as uploads; event streams do not count.',
    default: '1000',
  }),
  OPEN_REQUESTS_PER_WORKSPACE: wholeNumber.optional().meta({
    description: 'How many of them may belong to one workspace or one network address; others are answered with 429.',
    default: '200',
  }),
}

export interface Admission extends AdmissionLimits {
  /** No request begins while so many statements wait for each connection of the database. */
  waitingPerConnection: number
}

type Variables = z.output<z.ZodObject<typeof admissionVariables>>

/** Tests share one server on a machine that has other work. Production refuses the test hooks, so it always has limits. */
const TEST_LIMIT = 100_000

/** @param hasTestHooks whether limits that are not set are practically unlimited */
export function toAdmissionLimits(values: Variables, hasTestHooks: boolean): Admission {
  const orDefault = (value: number | undefined, usual: number) => value ?? (hasTestHooks ? TEST_LIMIT : usual)
  return {
    atOnce: orDefault(values.REQUESTS_AT_ONCE, 6),
    ownAtOnce: orDefault(values.REQUESTS_AT_ONCE_PER_WORKSPACE, 2),
    open: orDefault(values.OPEN_REQUESTS, 1000),
    ownOpen: orDefault(values.OPEN_REQUESTS_PER_WORKSPACE, 200),
    waitingPerConnection: hasTestHooks ? TEST_LIMIT : 2,
  }
}
