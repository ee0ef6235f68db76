import { listMailDeliveries, listMailKinds } from '@marquee/contract/mails'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { MailAdministration } from './mail-administration.service.ts'

export function registerMailAdministrationRoutes(app: FastifyInstance, administration: MailAdministration): void {
  implement(app, listMailKinds, () => ({ data: administration.listKinds() }))
  implement(app, listMailDeliveries, ({ query }) => administration.listDeliveries(query))
}
