import { type AccountRights, hasAccess } from '@marquee/contract/account-access'
import type { WorkspaceStanding } from '@marquee/contract/features'
import type { KnownPage } from '@marquee/federation/known-pages'
import { isAdminPath } from '@marquee/federation/page-rules'
import type { ManifestSection, ManifestSlot } from '@marquee/remote-kit/release-manifest'
import type { Actor } from '../../../platform/http/actor.ts'

/** The facts on which a page's frame and first requests depend; no other account data gets into the HTML. */
export interface Visitor {
  /** Null for a visitor who is not signed in. */
  rights: AccountRights | null
  isVerified: boolean
}

export const STRANGER: Visitor = { rights: null, isVerified: false }

/**
 * The visitor who opens a page. This only predicts the result of the guard in the browser: the page is also sent when the visitor
 * cannot be determined.
 */
export async function readVisitor(
  resolveActor: () => Promise<Actor | null>,
  getStanding: (actor: Actor) => Promise<WorkspaceStanding>,
  log: { warn: (details: object, message: string) => void },
): Promise<Visitor> {
  try {
    const actor = await resolveActor()
    if (actor === null) {
      return STRANGER
    }
    const { isAdmin, role, isEmailVerified } = actor
    return { rights: { isAdmin, role, standing: await getStanding(actor) }, isVerified: isEmailVerified }
  } catch (error) {
    log.warn({ err: error }, 'It could not be told who opens a page.')
    return STRANGER
  }
}

/** Whether the guard will ask for the account's onboarding state. */
export function mayNeedOnboarding({ rights, isVerified }: Visitor): boolean {
  return isVerified && rights?.role === 'owner'
}

/** Whether the visitor's side navigation has an entry; an entry without access rules is shown to every signed-in user. */
export function seesEntry({ access }: Pick<ManifestSection, 'access'>, { rights }: Visitor): boolean {
  return rights !== null && (access === undefined || hasAccess(access, rights))
}

/** Whether the visitor sees a slot of the side bar. */
export function seesSlot(slot: ManifestSlot, visitor: Visitor): boolean {
  return seesEntry(slot, visitor) && (visitor.isVerified || slot.isForVerified !== true)
}

/**
 * Whether the guard will open a remote's page to the visitor, so that its first requests may start before it has decided. False in
 * cases of doubt: then they start after it. Pages without access rules require a plan here.
 */
export function mayStartRequests(
  page: KnownPage | undefined,
  section: Pick<ManifestSection, 'access'> | undefined,
  { rights, isVerified }: Visitor,
): boolean {
  if (page === undefined || page.owner === 'host' || page.kind === 'public' || rights === null || !isVerified) {
    return false
  }
  const required = [page.access, section?.access].filter((access) => access !== undefined)
  return (
    (rights.isAdmin || !isAdminPath(page.path)) &&
    (required.length === 0 ? [{}] : required).every((access) => hasAccess(access, rights))
  )
}
