import type { Actor } from '../../platform/http/actor.ts'

/** What a page's frame and first requests depend on; no more of an account gets into the HTML. */
export interface Visitor {
  isSignedIn: boolean
  /** The guard will ask how far the account is with its onboarding. */
  mayNeedOnboarding: boolean
}

export const STRANGER: Visitor = { isSignedIn: false, mayNeedOnboarding: false }

/**
 * Who opens a page. It is no more than a good guess of what the guard in the browser will find: a page comes also when it cannot be
 * told.
 */
export async function readVisitor(
  resolveActor: () => Promise<Actor | null>,
  log: { warn: (details: object, message: string) => void },
): Promise<Visitor> {
  try {
    const actor = await resolveActor()
    return actor === null
      ? STRANGER
      : { isSignedIn: true, mayNeedOnboarding: actor.isEmailVerified && actor.role === 'owner' }
  } catch (error) {
    log.warn({ err: error }, 'It could not be told who opens a page.')
    return STRANGER
  }
}
