import type { Checkout } from '@marquee/contract/billing'
import { href } from '@marquee/remote-kit/routes'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { formatDate } from '@marquee/ui/format-date'
import { formatCount } from '@marquee/ui/format-number'
import { useQuery } from '@tanstack/react-query'
import { Check, Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { checkoutQuery, useRefreshBilling } from '../../../api/billing.ts'
import styles from './checkout.module.css'
import { TestCheckout } from './test-checkout.tsx'

/** A purchase: the test checkout while it is open there, and how it ended. */
export function CheckoutView({ id }: { id: string }) {
  const query = useQuery(checkoutQuery(id))
  const refreshBilling = useRefreshBilling()
  const isPaid = query.data?.state === 'paid'
  useEffect(() => {
    if (isPaid) {
      void refreshBilling()
    }
  }, [isPaid, refreshBilling])
  if (query.isPending) {
    return <ListSkeleton label="Loading the checkout" rows={3} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState
        level={1}
        title="The checkout could not be loaded"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const checkout = query.data
  if (checkout.state === 'paid') {
    return <PaidView checkout={checkout} />
  }
  const isOver = checkout.state === 'expired' || checkout.state === 'duplicate'
  if (checkout.provider === 'test' && !isOver) {
    return checkout.state === 'pending' ? <PendingTest checkout={checkout} /> : <TestCheckout checkout={checkout} />
  }
  return <UndecidedView checkout={checkout} />
}

function PaidView({ checkout }: { checkout: Checkout }) {
  const { kind, title } = checkout
  const isPlan = kind === 'plan'
  return (
    <section className={styles.result} role="status">
      <span className={styles.mark}>
        <Check size={28} aria-hidden />
      </span>
      <h1 tabIndex={-1} data-page-title>
        {isPlan ? `You are on ${title}` : `${title} added`}
      </h1>
      <p>{describePaid(checkout)}</p>
      <div className={styles.links}>
        <Link to={href(isPlan ? 'explore' : 'account-settings.credits')}>
          {isPlan ? 'Go to the app' : 'See your credits'}
        </Link>
        <Link to={href('account-settings.subscription')}>See your subscription</Link>
      </div>
    </section>
  )
}

function describePaid({ kind, title, due_now: dueNow, credits, recurring }: Checkout): string {
  if (kind === 'top_up' || dueNow > 0 || recurring === null) {
    return 'Thank you. We have mailed you the receipt, and the invoice is in your payment settings.'
  }
  const brings = credits === 0 ? '' : ` and brings ${formatCount(credits, 'credit')} every month`
  return `Your trial goes on until ${formatDate(recurring.starts_at)}, with the credits that it began with. Then ${title} begins${brings}.`
}

function PendingTest({ checkout }: { checkout: Checkout }) {
  return (
    <>
      <UndecidedView checkout={checkout} />
      <TestCheckout checkout={checkout} />
    </>
  )
}

const UNDECIDED = {
  open: { title: 'The payment is being confirmed', words: 'This takes a few seconds. The page goes on by itself.' },
  pending: {
    title: 'The payment is on its way',
    words: 'Your bank has not confirmed it yet. We begin as soon as it does, and nothing is lost if it does not.',
  },
  declined: { title: 'The payment did not go through', words: 'Nothing was bought. Try again, or use another card.' },
  expired: { title: 'This checkout has expired', words: 'Nothing was bought. Begin again from the plans.' },
  duplicate: {
    title: 'You have a plan already',
    words:
      'This workspace has a plan, so this second one was canceled at once. What was charged for it goes back to your card.',
  },
} as const

function UndecidedView({ checkout: { state } }: { checkout: Checkout }) {
  if (state === 'paid') {
    return null
  }
  const { title, words } = UNDECIDED[state]
  return (
    <section className={styles.result} role="status">
      <span className={styles.mark} data-tone="wait">
        <Hourglass size={26} aria-hidden />
      </span>
      <h1 tabIndex={-1} data-page-title>
        {title}
      </h1>
      <p>{words}</p>
      <div className={styles.links}>
        <Link to={href('plans')}>See all plans</Link>
      </div>
    </section>
  )
}
