import type { Affiliate } from '@marquee/contract/affiliate'
import { formatMoney } from '@marquee/ui/format-money'
import credits from '../../components/figures.module.css'
import { SettingsCard } from '../../components/settings-card.tsx'

/** The commissions that wait for the next payout, those that may still be refunded, and those paid out. */
export function CommissionBalance({ affiliate: { balance, terms } }: { affiliate: Affiliate }) {
  const { currency, minimum_payout, hold_days } = terms
  const { available, pending, paid_out } = balance
  return (
    <SettingsCard title="Commissions">
      <dl className={credits.figures}>
        <Figure name="Next payout" amount={available} currency={currency} />
        <Figure name="Still refundable" amount={pending} currency={currency} />
        <Figure name="Paid out" amount={paid_out} currency={currency} />
      </dl>
      <p className={credits.notes}>
        {describeNext(available, minimum_payout, currency)}{' '}
        {`A commission waits ${hold_days} days, in which its payment may be refunded.`}
      </p>
    </SettingsCard>
  )
}

function describeNext(available: number, minimum: number, currency: string): string {
  if (available < 0) {
    return 'A payment was refunded after its commission was paid out. The next commissions make up for it.'
  }
  return available >= minimum
    ? 'It is paid out on the first day of next month.'
    : `Payouts begin at ${formatMoney(minimum, currency)}. What is less waits for the next month.`
}

function Figure({ name, amount, currency }: { name: string; amount: number; currency: string }) {
  return (
    <div className={credits.figure}>
      <dt>{name}</dt>
      <dd>{formatMoney(amount, currency)}</dd>
    </div>
  )
}
