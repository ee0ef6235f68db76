import type { CreditPack } from '@marquee/contract/billing'
import { formatMoney } from '@marquee/ui/format-money'
import { formatCount } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { creditPacksQuery } from '../../api/billing.ts'
import { subscriptionQuery } from '../../api/plans.ts'
import { useCheckout } from '../state/use-checkout.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './billing.module.css'

/** Credits that are bought once, for those who run the workspace. */
export function TopUp() {
  const packs = useQuery(creditPacksQuery())
  const subscription = useQuery(subscriptionQuery())
  const checkout = useCheckout()
  const buying = checkout.current?.kind === 'top_up' ? checkout.current.pack_code : null
  if (packs.isPending || subscription.isPending) {
    return <ListSkeleton label="Loading credit packs" rows={2} />
  }
  if (packs.data === undefined || subscription.data?.can_manage !== true) {
    return null
  }
  return (
    <SettingsCard title="Top up" description="For a launch that needs more. Bought credits live for 12 months.">
      <ul className={styles.packs} role="list">
        {packs.data.map((pack) => (
          <Pack
            key={pack.code}
            pack={pack}
            isBusy={buying === pack.code}
            isDisabled={buying !== null}
            onBuy={() => checkout.buy({ kind: 'top_up', pack_code: pack.code })}
          />
        ))}
      </ul>
    </SettingsCard>
  )
}

interface PackProps {
  pack: CreditPack
  isBusy: boolean
  isDisabled: boolean
  onBuy: () => void
}

function Pack({ pack: { credits, price, currency }, isBusy, isDisabled, onBuy }: PackProps) {
  return (
    <li className={styles.pack}>
      <strong>{formatCount(credits, 'credit')}</strong>
      <span className={styles.quiet}>{formatMoney(Math.round((price / credits) * 100) / 100, currency)} each</span>
      <Button
        loading={isBusy}
        disabled={isDisabled}
        aria-label={`Buy for ${formatMoney(price, currency)}, ${formatCount(credits, 'credit')}`}
        onClick={onBuy}
      >
        Buy for {formatMoney(price, currency)}
      </Button>
    </li>
  )
}
