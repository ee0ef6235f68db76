import { z } from 'zod'
import { ERROR_CODES, type ErrorCode } from './error-codes.ts'
import { PLAN_REFUSAL_MESSAGES } from './features.ts'

// TypeScript types the keys of an object as strings.
const codes = Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]

/** Every error answer: a message for users, and for a validation error (422) messages by field. */
export const errorResponse = z.object({
  message: z.string(),
  /** Missing for a code that only a newer server has. */
  code: z.enum(codes).optional().catch(undefined),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type ErrorResponse = z.infer<typeof errorResponse>

/** Every error answer under `/api/v1`, as `application/problem+json` (RFC 9457); `code` and `errors` are our extensions. */
export const problemDetails = z.object({
  type: z.string().meta({ description: 'A URI of the type of problem; `about:blank` says no more than the status.' }),
  title: z.string().meta({ description: 'The type of problem in words.' }),
  status: z.int(),
  detail: z.string().meta({ description: 'What happened this time, for people.' }),
  code: z.string().optional().meta({ description: 'A stable name for programs.' }),
  errors: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .meta({ description: 'What is wrong with each field of the request.' }),
})
export type ProblemDetails = z.infer<typeof problemDetails>

/** Whether an error message asks for a plan; the specification says the message "says" it, so it may stand inside more text. */
export function asksForPlan(message: string): boolean {
  return Object.values(PLAN_REFUSAL_MESSAGES).some((known) => message.includes(known))
}
