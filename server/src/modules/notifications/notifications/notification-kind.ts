import type { z } from 'zod'

/** The texts of a notification, all of them plain text. */
export interface NotificationWords {
  title: string
  body: string
  path: string | null
  /** The label of the button in the mail. */
  action: string
}

interface Kind<S extends z.ZodType<object>> {
  title: string
  occasion: string
  /** Whether it can also be sent by mail. */
  hasMail: boolean
  data: S
  describe(data: z.output<S>): NotificationWords
  sample: z.input<S>
}

/** "1 ad", "2 ads". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** Defines a kind of notification. */
export function kind<S extends z.ZodType<object>>(definition: Kind<S>) {
  return {
    ...definition,
    read(data: unknown): NotificationWords | null {
      const parsed = definition.data.safeParse(data)
      return parsed.success ? definition.describe(parsed.data) : null
    },
  }
}
