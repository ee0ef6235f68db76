import { workspaceRole } from '@marquee/contract/workspaces'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import { seededPlans } from '../../identity/identity.public.ts'
import type { TestHookService } from './test-hooks.service.ts'

const mailQuery = z.object({ to: z.string().optional(), kind: z.enum(['reset', 'verify', 'invite']).optional() })
const clockBody = z.object({
  advance: z
    .number()
    .min(0)
    .max(10 * 365 * DAY_SECONDS),
})
const userParams = z.object({ id: z.uuid() })

const spendBody = z.object({
  workspace_id: z.uuid(),
  user_id: z.uuid(),
  feature: z.string().min(1).max(64),
  quantity: z.number().int().min(1).max(1000).default(1),
})

/** Repeating a call with the same key makes one hold. */
const holdBody = spendBody.extend({ key: z.string().min(1).max(200) })
const settleBody = z.object({ workspace_id: z.uuid(), hold_id: z.uuid(), outcome: z.enum(['spend', 'release']) })

const seedWorkspace = z.object({
  /** An existing workspace that the user joins; without it a new one is made. */
  id: z.uuid().optional(),
  name: z.string().min(1).max(120).default('Test workspace'),
  role: workspaceRole.default('owner'),
  explore_pages: z.boolean().default(true),
  swipe_file: z.boolean().default(true),
  ad_templates: z.boolean().default(false),
  plan: z.enum(seededPlans).default('trial'),
})

const seedBody = z.object({
  email: z.email().optional(),
  display_name: z.string().min(1).max(255).default('Test person'),
  password: z.string().min(8).default('a password for tests'),
  verified: z.boolean().default(true),
  is_admin: z.boolean().default(false),
  super_admin: z.boolean().default(false),
  is_new: z.boolean().default(false),
  onboarding: z.enum(['due', 'done']).default('done'),
  /** Every new workspace allows ad templates and nothing else. */
  ad_template_only: z.boolean().default(false),
  workspaces: z.tuple([seedWorkspace], seedWorkspace).optional(),
})

/** The endpoints with which end-to-end tests create their data and read outgoing mails. Not part of the product's API. */
export function registerTestHookRoutes(app: FastifyInstance, hooks: TestHookService): void {
  app.get('/__test/mail', (request) => hooks.listMails(parsed(mailQuery, request.query)))
  app.post('/__test/clock', (request) => hooks.advanceClock(parsed(clockBody, request.body).advance))
  app.post('/__test/credits/spend', async (request, reply) => {
    await hooks.spendCredits(parsed(spendBody, request.body))
    return reply.status(204).send()
  })
  app.post('/__test/credits/hold', (request) => hooks.holdCredits(parsed(holdBody, request.body)))
  app.post('/__test/credits/settle', async (request, reply) => {
    await hooks.settleCredits(parsed(settleBody, request.body))
    return reply.status(204).send()
  })
  app.post('/__test/seed', async (request, reply) => {
    const body = parsed(seedBody, request.body ?? {})
    reply.status(201)
    return hooks.seedUser({ ...body, workspaces: body.workspaces ?? [seedWorkspace.parse({})] })
  })
  app.delete('/__test/users/:id', async (request, reply) => {
    await hooks.removeUser(parsed(userParams, request.params).id)
    return reply.status(204).send()
  })
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (!result.success) {
    throw invalid(
      Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.') || 'body', [message]])),
    )
  }
  return result.data
}
