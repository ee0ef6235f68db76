import { Readable } from 'node:stream'
import { downloadCreditEntries, getCredits, listCreditEntries, listCreditUsage } from '@marquee/contract/credits'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import { implementDownload } from '../../../platform/http/implement-download.ts'
import type { CreditStatementService } from './credit-statements.service.ts'

export function registerCreditRoutes(app: FastifyInstance, statements: CreditStatementService): void {
  implement(app, getCredits, async ({ actor }) => ({ data: await statements.getSummary(actor) }))
  implement(app, listCreditEntries, ({ actor, query }) => statements.listEntries(actor, query))
  implement(app, listCreditUsage, ({ actor, query }) => statements.listUsage(actor, query.period))
  implementDownload(app, downloadCreditEntries, ({ actor }) => ({ content: Readable.from(statements.readCsv(actor)) }))
}
