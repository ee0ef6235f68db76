import { type Affiliate, affiliateDestination } from '@marquee/contract/affiliate'
import { useSession, useToast } from '@marquee/remote-kit/host-services'
import { ContractForm } from '@marquee/ui/contract-form'
import { TextField } from '@marquee/ui/text-field'
import { useContractForm } from '@marquee/ui/use-contract-form'
import { Button } from 'antd'
import { useJoinAffiliateProgram } from '../api/affiliate.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './referrals.module.css'

const TOAST_LIFE_MS = 6000

/** Joins the program; for a member, changes the destination of payouts. */
export function MembershipForm({ affiliate: { terms, membership } }: { affiliate: Affiliate }) {
  const { user } = useSession().authData
  const showToast = useToast()
  const { mutateAsync } = useJoinAffiliateProgram()
  const isMember = membership !== null
  const form = useContractForm({
    schema: affiliateDestination,
    defaultValues: { payout_email: membership?.payout_email ?? user?.email ?? '' },
    send: ({ payout_email }) => mutateAsync({ payout_email, terms_version: terms.version }),
    onDone: () =>
      showToast({
        severity: 'success',
        summary: isMember ? 'Payout address saved' : 'Welcome to the affiliate program',
        life: TOAST_LIFE_MS,
      }),
  })
  return (
    <SettingsCard
      title={isMember ? 'Payouts go to' : 'Join the program'}
      description={isMember ? 'Counts from the next payout.' : 'By joining, this workspace agrees to the terms above.'}
    >
      <ContractForm form={form} className={styles.form}>
        <TextField
          control={form.control}
          name="payout_email"
          label="E-mail of your PayPal account"
          type="email"
          input={{ autoComplete: 'email' }}
        />
        <Button type={isMember ? 'default' : 'primary'} htmlType="submit" loading={form.isSending}>
          {isMember ? 'Save' : 'Agree and join'}
        </Button>
      </ContractForm>
    </SettingsCard>
  )
}
