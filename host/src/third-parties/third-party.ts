import type { AuthData } from '@marquee/contract/authentication'
import type { ReactErrorInfo } from './root-error-handlers.ts'

export type EventProperties = Record<string, string | number | boolean>

export interface UsageEvent {
  name: string
  properties: EventProperties
  /** Time of the event, in milliseconds since 1970. */
  at: number
}

export interface CaughtError {
  error: unknown
  /** Whether an error page is shown for it. */
  isHandled: boolean
  /** The stack of components that it passed through, if React caught it. */
  info?: ReactErrorInfo
}

/** The data of the signed-in user that third parties get. */
export interface Person {
  id: string
  email: string
  name: string
  isSuperAdmin: boolean
  planTitle: string | null
}

/** A page that the user opened. */
export interface PageView {
  /** `route.<name>`. */
  name: string
  /** Its address without secrets. */
  address: string
  /** The releases that show the page, for statistics. */
  releases?: EventProperties
}

/** The notifications of the host to a third party's script. Each method may throw at any time. */
export interface ThirdParty {
  identify?: (person: Person | null) => void
  viewPage?: (page: PageView) => void
  track?: (event: string, properties: EventProperties) => void
  /** The user has withdrawn the consent. */
  pause?: () => void
  /** The user has given the consent again. */
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
