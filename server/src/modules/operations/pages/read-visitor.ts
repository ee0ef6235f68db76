import { type AccountRights, hasAccess } from '@marquee/contract/account-access'
import type { WorkspaceStanding } from '@marquee/contract/features'
import type { KnownPage } from '@marquee/federation/known-pages'
import { isAdminPath } from '@marquee/federation/page-rules'
import type { ManifestSection, ManifestSlot } from '@marquee/remote-kit/release-manifest'
import type { Actor } from '../../../platform/http/actor.ts'

/** What a page's frame and first requests depend on; no more of an account gets into the HTML. */
export interface Visitor {
  /** Null for somebody who is not signed in. */
  rights: AccountRights | null
  isVerified: boolean
}

export const STRANGER: Visitor = { rights: null, isVerified: false }

/**
 * Who opens a page. It is no more than a good guess of what the guard in the browser will find: a page comes also when it cannot be
 * told.
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

/** Whether the guard will ask how far the account is with its onboarding. */
export function mayNeedOnboarding({ rights, isVerified }: Visitor): boolean {
  return isVerified && rights?.role === 'owner'
}

/** Whether the side navigation of the visitor has an entry; one that asks for nothing is there for everybody who is signed in. */
export function seesEntry({ access }: Pick<ManifestSection, 'access'>, { rights }: Visitor): boolean {
  return rights !== null && (access === undefined || hasAccess(access, rights))
}

/** Whether the visitor gets a part of the side bar. */
export function seesSlot(slot: ManifestSlot, visitor: Visitor): boolean {
  return seesEntry(slot, visitor) && (visitor.isVerified || slot.isForVerified !== true)
}

/**
 * Whether the guard will open a remote's page to the visitor, so that its first requests may start before it has decided. False when in
 * doubt: then they start after it. A page that asks for nothing needs a plan here.
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
