import { z } from 'zod'

/** Every error answer: a message for people, and for a validation error (422) messages by field. */
export const errorResponse = z.object({
  message: z.string(),
  code: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type ErrorResponse = z.infer<typeof errorResponse>

/** A message that sends the person to the plans page (specification, section 8). */
const PLAN_MESSAGES = [
  "User's plan has no active subscription",
  'User is not subscribed to a plan',
  'Feature not available for the current plan',
] as const

/** Whether an error message asks for a plan; the specification says the message "says" it, so it may stand inside more text. */
export function asksForPlan(message: string): boolean {
  return PLAN_MESSAGES.some((known) => message.includes(known))
}
