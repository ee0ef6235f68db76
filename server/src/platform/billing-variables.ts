import { z } from 'zod'

/** The payment provider. */
export const billingVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, { error: 'must be a secret or restricted key of Stripe, as sk_live_…' })
    .optional()
    .meta({ description: 'The secret key of Stripe, which takes payments. Set with `STRIPE_WEBHOOK_SECRET`.' }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, { error: 'must be the signing secret of the webhook endpoint, as whsec_…' })
    .optional()
    .meta({
      description:
        'The signing secret of Stripe’s webhook. Its address is `APP_URL` followed by `/webhooks/stripe`, and its events are `checkout.session.*`, `customer.subscription.*` and `invoice.*`.',
    }),
  STRIPE_API_BASE: z
    .string()
    .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).pathname === '/', {
      error: 'must be an address without a path, as https://api.stripe.com',
    })
    .transform((value) => new URL(value).origin)
    .default('https://api.stripe.com')
    .meta({ description: 'The address of Stripe’s API, or of a server that stands in for it.' }),
  TEST_CHECKOUT: z
    .enum(['0', '1', 'true', 'false'], { error: 'must be 1 or 0' })
    .transform((value) => value === '1' || value === 'true')
    .optional()
    .meta({
      description: '1: without Stripe, users get plans and credits on a test checkout that takes no money.',
      default: 'on, except in production',
    }),
}

export interface BillingSettings {
  /** Null: no payments are taken. */
  stripe: { secretKey: string; webhookSecret: string; apiBase: string } | null
  /** Whether plans and top-ups are available on our own test page, which takes no money. */
  hasTestCheckout: boolean
}

type Values = z.output<z.ZodObject<typeof billingVariables>>

/** The test checkout is on when no Stripe key is set; in production only when a variable enables it. */
export function getBillingSettings(values: Values, nodeEnv: 'development' | 'test' | 'production'): BillingSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = values
  if (secretKey !== undefined && webhookSecret !== undefined) {
    return { stripe: { secretKey, webhookSecret, apiBase }, hasTestCheckout: false }
  }
  return { stripe: null, hasTestCheckout: values.TEST_CHECKOUT ?? nodeEnv !== 'production' }
}
