import type { PlanChange } from '@marquee/contract/billing'
import type { Plan } from '@marquee/contract/plans'
import { useToast, useTrack } from '@marquee/remote-kit/host-services'
import { formatDate } from '@marquee/ui/format-date'
import { formatMoney } from '@marquee/ui/format-money'
import { formatCount } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { planChangeQuery, type PlanChoice, useChangePlan } from '../../../api/billing.ts'
import { subscriptionQuery } from '../../../api/plans.ts'
import styles from './plans.module.css'

const TOAST_LIFE_MS = 6000

interface ChangeDialogProps {
  plan: Plan
  interval: PlanChoice['interval']
  label: string
  onClose: () => void
}

/** The cost and the date of a plan change, before the user confirms it. */
export function ChangeDialog({ plan, interval, label, onClose }: ChangeDialogProps) {
  const choice: PlanChoice = { plan_code: plan.code, interval }
  // One key for all attempts of this dialog: a retry after a lost response must not charge twice.
  const [key] = useState(() => crypto.randomUUID())
  const preview = useQuery(planChangeQuery(choice))
  const isTrial = useQuery(subscriptionQuery()).data?.standing === 'trialing'
  const showToast = useToast()
  const track = useTrack()
  const change = useChangePlan(key)
  const error = change.error ?? preview.error

  function confirm(): void {
    change.mutate(choice, {
      onSuccess: () => {
        track('plan changed', { plan: plan.code, interval })
        showToast({ severity: 'success', summary: getSuccessWords(preview.data, plan), life: TOAST_LIFE_MS })
        onClose()
      },
    })
  }

  return (
    <OpenedModal
      title={label}
      okText={preview.data?.timing === 'now' && preview.data.due_now > 0 ? 'Pay and change' : 'Confirm'}
      okButtonProps={{ disabled: preview.data === undefined, loading: change.isPending }}
      cancelText="Not now"
      onOk={confirm}
      onCancel={onClose}
    >
      <div className={styles.change}>
        {error === null ? null : <Alert type="error" showIcon role="alert" title={error.message} />}
        {preview.isPending ? <ListSkeleton label="Loading the price" rows={2} /> : null}
        {preview.data === undefined ? null : (
          <ChangeSums change={preview.data} plan={plan} interval={interval} isTrial={isTrial} />
        )}
      </div>
    </OpenedModal>
  )
}

interface ChangeSumsProps {
  change: PlanChange
  plan: Plan
  interval: string
  /** Nothing was paid yet. */
  isTrial: boolean
}

function ChangeSums({ change, plan, interval, isTrial }: ChangeSumsProps) {
  const { timing, due_now, currency, next_amount, next_charge_at, takes_effect_at } = change
  return (
    <>
      <p>
        {isTrial && timing === 'now'
          ? getTrialWords(plan, formatDate(next_charge_at))
          : getTimingWords(timing, plan.title, formatDate(takes_effect_at))}
      </p>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>Due today</dt>
          <dd>{formatMoney(due_now, currency)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>From {formatDate(next_charge_at)}</dt>
          <dd>
            {formatMoney(next_amount, currency)} a {interval}
          </dd>
        </div>
      </dl>
      {timing === 'now' && due_now > 0 ? (
        <p className={styles.per}>What you have paid for the rest of this period is taken off.</p>
      ) : null}
    </>
  )
}

function getTrialWords({ title, credits }: Plan, end: string): string {
  return `The trial runs on until ${end}, with what ${title} contains and the credits that it began with. Then ${title} begins, with ${formatCount(credits, 'credit')} every month.`
}

function getTimingWords(timing: PlanChange['timing'], title: string, day: string): string {
  switch (timing) {
    case 'now':
      return `${title} begins at once.`
    case 'period_end':
      return `${title} begins on ${day}. Until then you keep what you have paid for.`
    case 'keep':
      return `You stay on ${title}. The planned change is taken back.`
  }
}

function getSuccessWords(change: PlanChange | undefined, { title }: Plan): string {
  return change?.timing === 'period_end'
    ? `${title} begins on ${formatDate(change.takes_effect_at)}`
    : `You are on ${title}`
}
