import type { Payment } from '@marquee/contract/billing'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Button } from 'antd'
import { CreditCard } from 'lucide-react'
import { useOpenBillingPortal, useSetTestCard } from '../../api/billing.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './billing.module.css'

/** The last digits of the test checkout's declined card. */
const DECLINED = '0341'

/** The payment method, with a link to change it. Card numbers never reach us: Stripe's own page takes them. */
export function CardSection({ payment }: { payment: Payment }) {
  const { card, provider } = payment
  return (
    <SettingsCard title="Card" description={describe(provider)}>
      {card === null ? (
        <p className={styles.quiet}>No card yet. It is asked for when you choose a plan.</p>
      ) : (
        <div className={styles.card}>
          <span className={styles.number}>
            <CreditCard size={20} aria-hidden />
            {card.brand} •••• {card.last4}
            <span className={styles.quiet}>{card.expires}</span>
          </span>
          {provider === 'stripe' ? <PortalButton /> : null}
          {provider === 'test' ? <TestCardButton isDeclined={card.last4 === DECLINED} /> : null}
        </div>
      )}
    </SettingsCard>
  )
}

function describe(provider: Payment['provider']): string {
  switch (provider) {
    case 'stripe':
      return 'Stripe stores your card. We only see the last four digits.'
    case 'test':
      return 'This installation uses a test checkout. No money moves.'
    case 'none':
      return 'Payments are not set up on this installation.'
  }
}

function PortalButton() {
  const { mutateAsync, isPending } = useOpenBillingPortal()
  const tellOutcome = useOutcomeToast()
  const open = async () => location.assign(await mutateAsync())
  return (
    <Button loading={isPending} onClick={() => void tellOutcome(open(), { failure: 'The page was not opened' })}>
      Update card
    </Button>
  )
}

function TestCardButton({ isDeclined }: { isDeclined: boolean }) {
  const { mutateAsync, isPending } = useSetTestCard()
  const tellOutcome = useOutcomeToast()
  return (
    <Button
      loading={isPending}
      onClick={() =>
        void tellOutcome(mutateAsync(!isDeclined), { success: 'Card changed', failure: 'The card was not changed' })
      }
    >
      {isDeclined ? 'Use a card that pays' : 'Use a card that is declined'}
    </Button>
  )
}
