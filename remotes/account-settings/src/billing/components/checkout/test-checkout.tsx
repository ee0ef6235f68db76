import type { Checkout, TestOutcome } from '@marquee/contract/billing'
import { Alert, Button } from 'antd'
import { CreditCard } from 'lucide-react'
import { useDecideTestCheckout } from '../../../api/billing.ts'
import styles from './checkout.module.css'
import { OrderSummary } from './order-summary.tsx'

/** The checkout of an installation without a payment provider: the tester decides how the payment ends. */
export function TestCheckout({ checkout }: { checkout: Checkout }) {
  const { mutate, isPending, variables, error } = useDecideTestCheckout(checkout.id)
  const button = (outcome: TestOutcome) => ({
    block: true,
    size: 'large' as const,
    loading: isPending && variables === outcome,
    disabled: isPending,
    onClick: () => mutate(outcome),
  })
  return (
    <div className={styles.checkout}>
      <OrderSummary checkout={checkout} />
      <section className={styles.payment} aria-labelledby="test-payment">
        <h2 id="test-payment">Test payment</h2>
        <Alert type="info" showIcon title="This is a test checkout. No money moves." />
        {checkout.state === 'declined' ? (
          <Alert type="error" showIcon role="alert" title="The card was declined. Nothing was bought." />
        ) : null}
        {error === null ? null : <Alert type="error" showIcon role="alert" title={error.message} />}
        <div className={styles.card}>
          <CreditCard size={20} aria-hidden />
          <span>Test card •••• 4242</span>
        </div>
        <div className={styles.buttons}>
          <Button type="primary" {...button('pays')}>
            The card pays
          </Button>
          <Button {...button('is_declined')}>The card is declined</Button>
          {checkout.state === 'pending' ? null : <Button {...button('stays_open')}>The payment stays open</Button>}
        </div>
      </section>
    </div>
  )
}
