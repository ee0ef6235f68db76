import type { z } from 'zod'

/** A kind of background work: its name and the shape of its data. */
export interface Queue<S extends z.ZodType<object> = z.ZodType<object>> {
  readonly name: string
  readonly data: S
  /** How often a failed job is tried again, each time after a longer pause. */
  readonly retryLimit: number
  /** Seconds after which a running job counts as lost and is tried again. */
  readonly expireInSeconds: number
}

/** Defines a queue, once, beside the module that works on it. */
export function queue<S extends z.ZodType<object>>(
  name: string,
  options: { data: S; retryLimit?: number; expireInSeconds?: number },
): Queue<S> {
  return { name, retryLimit: 3, expireInSeconds: 15 * 60, ...options }
}
