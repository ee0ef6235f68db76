import type { AuthData } from '@marquee/contract/authentication'
import type { ReactErrorInfo } from './root-error-handlers.ts'

export type EventProperties = Record<string, string | number | boolean>

export interface UsageEvent {
  name: string
  properties: EventProperties
  /** When it happened: milliseconds since 1970. */
  at: number
}

export interface CaughtError {
  error: unknown
  /** An error page stands for it on the screen. */
  isHandled: boolean
  /** The components that it came through, when React met it. */
  info?: ReactErrorInfo
}

/** Who is signed in, as far as third parties are told. */
export interface Person {
  id: string
  email: string
  name: string
  isSuperAdmin: boolean
  planTitle: string | null
}

/** A page that was opened. */
export interface PageView {
  /** `route.<name>`. */
  name: string
  /** Where it is, without what its address keeps secret. */
  address: string
  /** Which releases show it, for whoever counts. */
  releases?: EventProperties
}

/** What a third party's script hears from the host. It may throw whenever it likes. */
export interface ThirdParty {
  identify?: (person: Person | null) => void
  viewPage?: (page: PageView) => void
  track?: (event: string, properties: EventProperties) => void
  /** The person has withdrawn the consent. */
  pause?: () => void
  /** The person has given it again. */
  resume?: () => void
}

export function toPerson({ user, user_plan }: AuthData): Person | null {
  return (
    user && {
      id: user.id,
      email: user.email,
      name: user.display_name,
      isSuperAdmin: user.super_admin,
      planTitle: user_plan?.title ?? null,
    }
  )
}
