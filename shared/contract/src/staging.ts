import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Opens the staging gate for this browser. A wrong name or password is a 422 with `errors`. */
export const stagingAuth = endpoint('POST', '/staging-auth', {
  access: 'anonymous',
  summary: 'Lets a visitor into a site that is not open to everybody',
  body: z.object({
    username: z.string({ error: 'Enter the username.' }).min(1, { message: 'Enter the username.' }).max(255),
    password: z.string({ error: 'Enter the password.' }).min(1, { message: 'Enter the password.' }).max(1024),
  }),
  response: z.object({ errors: z.record(z.string(), z.array(z.string())).optional() }),
})
