import { Readable } from 'node:stream'
import { getCredits, listCreditEntries, listCreditUsage } from '@marquee/contract/credits'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { implement } from '../../../platform/http/implement.ts'
import type { CreditStatementService } from './credit-statements.service.ts'

export function registerCreditRoutes(app: FastifyInstance, statements: CreditStatementService): void {
  implement(app, getCredits, async ({ actor }) => ({ data: await statements.getSummary(actor) }))
  implement(app, listCreditEntries, ({ actor, query }) => statements.listEntries(actor, query))
  implement(app, listCreditUsage, ({ actor, query }) => statements.listUsage(actor, query.period))

  // Not in the contract: it answers a file, under the name that it is saved as.
  app.get('/credits/credits.csv', async (request, reply) => {
    const actor = await app.sessions.resolve(request, reply)
    if (!actor?.isEmailVerified) {
      throw notFound('file')
    }
    reply.headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment' })
    return reply.type('text/csv; charset=utf-8').send(Readable.from(statements.readCsv(actor)))
  })
}
