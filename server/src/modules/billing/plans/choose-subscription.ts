import type Stripe from 'stripe'

type Candidate = Pick<Stripe.Subscription, 'id' | 'status' | 'created' | 'metadata' | 'cancellation_details'>

interface Choice<S> {
  /** The current subscription: the running one, else the workspace's last one; null when it never had one. */
  current: S | null
  /** The other running subscriptions that were bought here. */
  duplicates: S[]
  /** The subscriptions that were ended as duplicates before. */
  ended: S[]
}

/** The beginning of the comment of a subscription that was ended as a duplicate. */
const DUPLICATE_COMMENT = 'Duplicate of '

/** The comment in a Stripe subscription that is ended because of another one. */
export function toDuplicateComment(currentId: string): string {
  return DUPLICATE_COMMENT + currentId
}

/**
 * Chooses a customer's current subscription: a paid one comes before one with a pending first payment, then the stored one, then
 * the oldest. Subscriptions that an operator created manually at Stripe name no workspace and are ignored.
 * @param subscriptions all subscriptions of the customer, including ended ones
 */
export function chooseSubscription<S extends Candidate>(
  subscriptions: readonly S[],
  { workspaceId, storedId }: { workspaceId: string; storedId: string | null },
): Choice<S> {
  const rank = ({ id, status }: S) => (status === 'incomplete' ? 2 : 0) + (id === storedId ? 0 : 1)
  const isOwn = ({ id, metadata }: S) => id === storedId || metadata['workspace_id'] === workspaceId
  const running = subscriptions
    .filter((one) => RUNNING.has(one.status) && isOwn(one))
    .toSorted((one, other) => rank(one) - rank(other) || one.created - other.created || (one.id < other.id ? -1 : 1))
  const stored = subscriptions.find(({ id }) => id === storedId)
  return {
    current: running[0] ?? stored ?? null,
    duplicates: running.slice(1).filter(({ metadata }) => metadata['workspace_id'] === workspaceId),
    ended: subscriptions.filter(isEndedDuplicate),
  }
}

const RUNNING: ReadonlySet<Stripe.Subscription.Status> = new Set([
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'incomplete',
])

function isEndedDuplicate({ status, cancellation_details: details }: Candidate): boolean {
  const isOver = status === 'canceled' || status === 'incomplete_expired'
  return isOver && details?.comment?.startsWith(DUPLICATE_COMMENT) === true
}
