import { type Affiliate, affiliateDestination } from '@marquee/contract/affiliate'
import { useSession, useToast } from '@marquee/remote-kit/host-services'
import { Field } from '@marquee/ui/field'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { requestAffiliateMembership } from '../../api/affiliate.ts'
import { REFERRALS_KEY } from '../../api/referrals.ts'
import { useForm } from '../../state/use-form.ts'
import { FormMessage } from '../form-message.tsx'
import { SettingsCard } from '../settings-card.tsx'
import styles from './referrals.module.css'

const TOAST_LIFE_MS = 6000

/** Joins the program; for a member, where payouts go. */
export function MembershipForm({ affiliate: { terms, membership } }: { affiliate: Affiliate }) {
  const { user } = useSession().authData
  const showToast = useToast()
  const queryClient = useQueryClient()
  const isMember = membership !== null
  const { form, errors, isSending, handleSubmit } = useForm({
    schema: affiliateDestination,
    send: ({ payout_email }) => requestAffiliateMembership({ payout_email, terms_version: terms.version }),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: REFERRALS_KEY })
      showToast({
        severity: 'success',
        summary: isMember ? 'Payout address saved' : 'Welcome to the affiliate program',
        life: TOAST_LIFE_MS,
      })
    },
  })
  return (
    <SettingsCard
      title={isMember ? 'Payouts go to' : 'Join the program'}
      description={isMember ? 'Counts from the next payout.' : 'By joining, this workspace agrees to the terms above.'}
    >
      <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
        <FormMessage message={errors.message} />
        <Field label="E-mail of your PayPal account" error={errors.fields['payout_email']}>
          {(control) => (
            <Input
              {...control}
              name="payout_email"
              type="email"
              autoComplete="email"
              defaultValue={membership?.payout_email ?? user?.email ?? ''}
            />
          )}
        </Field>
        <Button type={isMember ? 'default' : 'primary'} htmlType="submit" loading={isSending}>
          {isMember ? 'Save' : 'Agree and join'}
        </Button>
      </form>
    </SettingsCard>
  )
}
