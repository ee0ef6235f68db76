import type { ReferralOverview } from '@marquee/contract/referrals'
import { useCopiedFlag } from '@marquee/ui/use-copied-flag'
import { Announcer } from '@marquee/ui/announcer'
import { Button, Input } from 'antd'
import { Check, Copy } from 'lucide-react'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './referrals.module.css'

/** The workspace's own link. */
export function LinkCard({ overview: { url, terms } }: { overview: ReferralOverview }) {
  const { state, copy } = useCopiedFlag()
  const isCopied = state === 'copied'
  return (
    <SettingsCard
      title="Your link"
      description={`Whoever opens it and signs up within ${terms.attribution_days} days counts as referred by this workspace.`}
    >
      <div className={styles.link}>
        <Input value={url} readOnly aria-label="Your referral link" onFocus={(event) => event.target.select()} />
        <Button
          type="primary"
          icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
          onClick={() => void copy(url)}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Announcer message={isCopied ? 'Copied' : ''} />
      </div>
    </SettingsCard>
  )
}
