import type Stripe from 'stripe'
import { getPrice, type PlanChoice } from './subscription-state.ts'
import { callStripe } from './stripe-client.ts'
import { toChoiceMetadata } from './stripe-subscription.ts'

/** Stripe's prices of our plans: found by a key of plan, interval, amount and currency, and created when they are missing. */
export function createStripePrices(stripe: Stripe) {
  const known = new Map<string, string>()

  return {
    /** @returns the id of the price */
    async provide(choice: PlanChoice): Promise<string> {
      const { plan, interval } = choice
      const key = `marquee_${plan.code}_${interval}_${getPrice(choice)}_${plan.currency.toLowerCase()}`
      const before = known.get(key)
      if (before !== undefined) {
        return before
      }
      const found = await callStripe(() => stripe.prices.list({ lookup_keys: [key], limit: 1 }))
      const price =
        found.data[0] ??
        (await callStripe(() =>
          stripe.prices.create(
            {
              currency: plan.currency.toLowerCase(),
              unit_amount: getPrice(choice),
              recurring: { interval },
              product_data: { name: `Marquee ${plan.title}` },
              lookup_key: key,
              metadata: toChoiceMetadata(choice),
            },
            { idempotencyKey: `price:${key}` },
          ),
        ))
      known.set(key, price.id)
      return price.id
    },
  }
}

export type StripePrices = ReturnType<typeof createStripePrices>
