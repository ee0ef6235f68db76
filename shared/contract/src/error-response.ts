import { z } from 'zod'
import { PLAN_REFUSAL_MESSAGES } from './features.ts'

/** Every error answer: a message for people, and for a validation error (422) messages by field. */
export const errorResponse = z.object({
  message: z.string(),
  code: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type ErrorResponse = z.infer<typeof errorResponse>

/** Whether an error message asks for a plan; the specification says the message "says" it, so it may stand inside more text. */
export function asksForPlan(message: string): boolean {
  return Object.values(PLAN_REFUSAL_MESSAGES).some((known) => message.includes(known))
}
