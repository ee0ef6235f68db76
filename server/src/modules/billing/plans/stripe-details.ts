import type { BillingDetails } from '@marquee/contract/billing'
import type Stripe from 'stripe'
import { callStripe } from './stripe-client.ts'

/** Writes address and tax id to Stripe, which puts them on invoices. @throws DomainError 422 on `tax_id` */
export async function saveStripeDetails(stripe: Stripe, customer: string, details: BillingDetails): Promise<void> {
  await callStripe(() => stripe.customers.update(customer, toCustomerParams(details)))
  await replaceTaxId(stripe, customer, details)
}

function toCustomerParams(details: BillingDetails): Stripe.CustomerUpdateParams {
  const { name, email, line1, line2, city, postal_code, state, country } = details
  return { name, ...(email !== '' && { email }), address: { line1, line2, city, postal_code, state, country } }
}

async function replaceTaxId(stripe: Stripe, customer: string, { tax_id_type, tax_id }: BillingDetails): Promise<void> {
  const { data } = await callStripe(() => stripe.customers.listTaxIds(customer, { limit: 10 }))
  const isThere = data.some(({ type, value }) => type === tax_id_type && value === tax_id)
  if (tax_id_type !== '' && !isThere) {
    await callStripe(() => stripe.customers.createTaxId(customer, { type: tax_id_type, value: tax_id }))
  }
  for (const { id, type, value } of data) {
    if (type !== tax_id_type || value !== tax_id) {
      await callStripe(() => stripe.customers.deleteTaxId(customer, id))
    }
  }
}
