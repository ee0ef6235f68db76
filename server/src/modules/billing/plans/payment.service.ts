import { toAddress } from '@marquee/contract/address'
import {
  type BillingDetails,
  downloadInvoice,
  type Invoice,
  type listInvoices,
  type Payment,
} from '@marquee/contract/billing'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { CreativeRenderer } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { type BillingAccount, createBillingAccountRepository, NO_DETAILS } from './billing-accounts.repository.ts'
import type { BillingProvider } from './billing-provider.ts'
import { toPrintedInvoice } from './invoice-print.ts'
import { createInvoiceRepository, type InvoiceRow } from './invoices.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  provider: BillingProvider | null
  renderer: Pick<CreativeRenderer, 'printDocument'>
}

const position = z.object({ issued_at: z.iso.datetime(), id: z.uuid() })

/** Card, billing address, tax id and invoices. */
export function createPaymentService({ db, clock, provider, renderer }: Dependencies) {
  const accounts = createBillingAccountRepository(db)
  const invoices = createInvoiceRepository(db)

  async function get(actor: Actor): Promise<Payment> {
    const account = await accounts.find(actor.workspaceId)
    return {
      provider: provider?.name ?? 'none',
      card: account === undefined ? null : toCard(account),
      details: account?.details ?? NO_DETAILS,
    }
  }

  return {
    get,

    /** @throws DomainError 409 `billing_off`, 422 by field */
    async saveDetails(actor: Actor, details: BillingDetails): Promise<Payment> {
      if (provider === null) {
        throw conflict('Payments are not set up on this installation of Marquee.', 'billing_off')
      }
      await provider.saveDetails(actor.workspaceId, details)
      await accounts.save(actor.workspaceId, provider.name, { details }, clock.now())
      return get(actor)
    },

    /** @throws DomainError 409 `no_portal` before the first purchase */
    async openPortal(actor: Actor): Promise<{ url: string }> {
      const url = (await provider?.openPortal(actor.workspaceId)) ?? null
      if (url === null) {
        throw conflict('There is no card to manage yet. Choose a plan first.', 'no_portal')
      }
      return { url }
    },

    async listInvoices(actor: Actor, { cursor, limit }: HandlerInput<typeof listInvoices>['query']) {
      const after = decodeCursor(position, cursor)
      const found = await invoices.list(actor.workspaceId, after, limit + 1)
      const { page, next_cursor } = takePage(found, limit, (last) => ({
        issued_at: last.issued_at.toISOString(),
        id: last.id,
      }))
      return {
        data: page.map(toInvoice),
        meta: {
          next_cursor,
        },
      }
    },

    /** The PDF of an invoice of the test checkout, or the address of Stripe's PDF. @throws DomainError 404; 503 when too many documents are being drawn */
    async openInvoice(actor: Actor, id: string): Promise<{ pdf: Buffer } | { url: string }> {
      const row = required(await invoices.find(actor.workspaceId, id), 'invoice')
      if (row.pdf_url !== null) {
        return { url: row.pdf_url }
      }
      const account = await accounts.find(actor.workspaceId)
      const document = toPrintedInvoice(toInvoice(row), account?.details ?? NO_DETAILS)
      return { pdf: Buffer.from(await renderer.printDocument(document, new Map())) }
    },
  }
}

export type PaymentService = ReturnType<typeof createPaymentService>

function toCard({ card_brand: brand, card_last4: last4, card_expires: expires }: BillingAccount): Payment['card'] {
  return brand === null || last4 === null ? null : { brand, last4, expires: expires ?? '' }
}

/** An invoice in the form that pages receive. */
export function toInvoice(row: InvoiceRow): Invoice {
  const { id, number, description, state, total, refunded, dispute_state: dispute, currency, issued_at } = row
  const hasFile = row.provider === 'test' || row.pdf_url !== null
  return {
    id,
    number,
    description,
    state,
    total,
    refunded,
    dispute,
    currency,
    issued_at: issued_at.toISOString(),
    download_url: hasFile ? toAddress(downloadInvoice, { params: { id, number } }) : null,
  }
}
