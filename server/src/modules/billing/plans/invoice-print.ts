import type { BillingDetails, Invoice } from '@marquee/contract/billing'
import type { PrintDocument } from '../../../platform/creative-rendering/creative-rendering.service.ts'

const STATES: Readonly<Record<Invoice['state'], string>> = { paid: 'Paid', open: 'Not paid', void: 'Void' }

/** An invoice of the test checkout in blocks for printing. It states that no money was transferred. */
export function toPrintedInvoice(invoice: Invoice, details: BillingDetails): PrintDocument {
  const { number, description, state, total, currency, issued_at } = invoice
  const title = `Invoice ${number}`
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(total / 100)
  const facts: [string, string][] = [
    ['Date', issued_at.slice(0, 10)],
    ['Status', STATES[state]],
  ]
  const columns = [
    { title: 'Description', share: 0.75 },
    { title: 'Amount', share: 0.25 },
  ]
  const rows = [
    [description, amount],
    ['Total', amount],
  ]
  return {
    title,
    footer: title,
    language: 'en',
    blocks: [
      { kind: 'title', text: title, source: 'Marquee', facts },
      { kind: 'heading', text: 'Invoice to' },
      { kind: 'text', text: listAddressLines(details).join('\n') },
      { kind: 'heading', text: 'Items' },
      { kind: 'table', columns, rows },
      { kind: 'text', text: 'Made by the test checkout: no money was transferred.' },
    ],
  }
}

function listAddressLines({ name, line1, line2, postal_code, city, state, country, tax_id }: BillingDetails): string[] {
  const place = [postal_code, city, state].filter((part) => part !== '').join(' ')
  return [name, line1, line2, place, country, tax_id].filter((line) => line !== '')
}
