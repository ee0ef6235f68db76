import { type AccessRequirement, isAllowed } from '@marquee/contract/account-access'
import type { AuthData, User } from '@marquee/contract/authentication'
import { type ComponentType, createContext, use, useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import type { Track } from './usage-events.ts'

export type ToastSeverity = 'info' | 'success' | 'warn' | 'error'

/** A toast as in the specification's section 3. */
export interface ToastMessage {
  /** Default `info`. */
  severity?: ToastSeverity
  summary: string
  detail?: string
  /** Milliseconds until it closes by itself; without it the toast stays until it is closed. */
  life?: number
  /** Default true. */
  closable?: boolean
  group?: string
  /** A button in the toast, as for "Undo". It closes the toast. */
  action?: { label: string; onClick: () => void }
}

export interface Session {
  authData: AuthData
  /** Fetches the auth data again: after a profile change, a workspace switch, a plan change. */
  refresh: () => Promise<void>
  /** Ends the session and goes to the login page. */
  logout: () => Promise<void>
}

/** Something that a remote offers to do with an ad. */
export interface AdAction {
  name: string
  label: string
  icon: ComponentType<{ size?: number }>
  /** The address that opens it with the ad. */
  getAddress: (adId: string) => string
}

/** What the host gives to a remote. */
export interface HostServices {
  session: Session
  showToast: (message: ToastMessage) => void
  progress: { start: () => void; done: () => void }
  track: Track
  /** Sets the page's title, as in "Summer sale brief"; the host adds the product's name. */
  setTitle: (title: string) => void
  /** What the person has chosen for this browser, as it is now. */
  preferences: {
    /** Whether shortcuts of a single character, as `/` or `s`, act. Every page asks before it acts. */
    areSingleKeysOn: () => boolean
  }
  /** What the live remotes offer to do with an ad, as far as the account may. */
  adActions: readonly AdAction[]
  /** Who has something that would be lost. New releases wait for it. `register` returns what ends the registration. */
  unsavedWork: { register: (hasUnsaved: () => boolean) => () => void }
}

const HostServicesContext = createContext<HostServices | null>(null)

export function HostServicesProvider({ services, children }: { services: HostServices; children: React.ReactNode }) {
  return <HostServicesContext value={services}>{children}</HostServicesContext>
}

function useHostServices(): HostServices {
  const services = use(HostServicesContext)
  if (services === null) {
    throw new Error('A hook of the remote kit was used outside of HostServicesProvider.')
  }
  return services
}

export function useSession(): Session {
  return useHostServices().session
}

/** The signed-in user. Only for pages that the guard keeps visitors away from. */
export function useUser(): User {
  const { user } = useSession().authData
  if (user === null) {
    throw new Error('useUser was called on a page that a visitor can open.')
  }
  return user
}

/**
 * Whether the signed-in account may do or see something, by its role and plan: `useIsAllowed({ permission: 'boards.edit' })`.
 * The server refuses by the same rules; this only keeps pages from offering it.
 */
export function useIsAllowed(required: AccessRequirement): boolean {
  return isAllowed(required, useSession().authData)
}

export function useToast(): HostServices['showToast'] {
  return useHostServices().showToast
}

export function useProgress(): HostServices['progress'] {
  return useHostServices().progress
}

export function useTrack(): HostServices['track'] {
  return useHostServices().track
}

export function usePreferences(): HostServices['preferences'] {
  return useHostServices().preferences
}

/** What can be done with an ad besides keeping it; the remotes that do it say so in their manifests. */
export function useAdActionLinks(): HostServices['adActions'] {
  return useHostServices().adActions
}

/** Sets the page's title while the component is shown. */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = useHostServices()
  useEffect(() => {
    if (title !== undefined) {
      setTitle(title)
    }
  }, [title, setTitle])
}

/**
 * The one registration of work that is not saved. While there is some, a navigation to another page waits for an answer,
 * closing the tab asks, and the host takes over no new release.
 * @param hasUnsaved must stay the same function as long as it says the same, as by `useCallback`
 * @returns the blocker of the navigation that waits
 */
export function useUnsavedWork(hasUnsaved: () => boolean): Blocker {
  const { unsavedWork } = useHostServices()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  )
  useEffect(() => unsavedWork.register(hasUnsaved), [unsavedWork, hasUnsaved])
  useEffect(() => {
    function ask(event: BeforeUnloadEvent): void {
      if (hasUnsaved()) {
        event.preventDefault()
      }
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasUnsaved])
  return blocker
}
