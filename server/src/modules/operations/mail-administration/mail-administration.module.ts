import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import { registerMailAdministrationRoutes } from './mail-administration.routes.ts'
import { createMailAdministration } from './mail-administration.service.ts'

/** Wires what administrators see of mails. */
export function registerMailAdministration(
  app: FastifyInstance,
  { database: db }: AppDependencies,
  { mails }: { mails: MailService },
): void {
  registerMailAdministrationRoutes(app, createMailAdministration({ db, mails }))
}
