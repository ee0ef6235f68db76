import {
  cancelAdAccountSync,
  connectAdAccount,
  disconnectAdAccount,
  listAdAccounts,
  renewAdAccountToken,
  syncAdAccount,
  testAdAccount,
} from '@marquee/contract/ad-accounts'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { AdAccountService } from './ad-accounts.service.ts'

export function registerAdAccountRoutes(app: FastifyInstance, adAccounts: AdAccountService): void {
  implement(app, listAdAccounts, ({ actor }) => adAccounts.list(actor))
  implement(app, testAdAccount, async ({ body }) => ({ data: await adAccounts.test(body) }))
  implement(app, connectAdAccount, async ({ actor, body }) => ({ data: await adAccounts.connect(actor, body) }))
  implement(app, renewAdAccountToken, async ({ actor, params, body }) => ({
    data: await adAccounts.renewToken(actor, params.id, body.access_token),
  }))
  implement(app, disconnectAdAccount, ({ actor, params }) => adAccounts.disconnect(actor, params.id))
  implement(app, syncAdAccount, async ({ actor, params, body }) => ({
    data: await adAccounts.sync(actor, params.id, body.days),
  }))
  implement(app, cancelAdAccountSync, async ({ actor, params }) => ({
    data: await adAccounts.cancel(actor, params.id),
  }))
}
