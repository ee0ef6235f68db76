import type { QueryClient } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { authDataQuery } from '../api/authentication.ts'
import { loadSupportChat } from './chat/load-support-chat.ts'
import type { Consent } from './consent.ts'
import { containForeignErrors } from './foreign-errors.ts'
import { createPageVisits } from './page-visits.ts'
import { createPartyGroup, type LoadParty } from './party-group.ts'
import { loadMetaPixel } from './pixels/load-meta-pixel.ts'
import { loadTiktokPixel } from './pixels/load-tiktok-pixel.ts'
import type { ThirdPartySettings } from './settings.ts'
import { type CaughtError, type Person, toPerson, type UsageEvent } from './third-party.ts'
import { loadTrackingScript } from './tracking/load-tracking-script.ts'
import type { WaitingList } from '../events/waiting-list.ts'

export interface RunningParts {
  settings: ThirdPartySettings
  consent: Consent
  events: WaitingList<UsageEvent>
  errors: WaitingList<CaughtError>
  stopCatching: () => void
  router: DataRouter
  queryClient: QueryClient
}

/** Starts the configured third parties in order of importance, and notifies them of user, page, events and consent. */
export async function runThirdParties(parts: RunningParts): Promise<void> {
  const { consent, events, router, queryClient } = parts
  containForeignErrors()
  const visits = createPageVisits(router)
  const needed = createPartyGroup(neededParties(parts))
  const optional = createPartyGroup(optionalParties(parts.settings))
  let person: Person | null = null
  let isOptionalOn = false
  let hasStarted = false

  function tellAll(say: Parameters<typeof needed.tell>[0]): void {
    needed.tell(say)
    if (isOptionalOn) {
      optional.tell(say)
    }
  }

  /** Applies the consent; called whenever the consent or the page changes. */
  async function applyConsent(): Promise<void> {
    if (!consent.isGiven()) {
      turnOff()
    } else if (!isOptionalOn && !visits.read().isSecret) {
      await turnOn()
    }
  }

  function turnOff(): void {
    if (consent.readChoice() === 'needed') {
      events.clear()
    }
    if (isOptionalOn) {
      isOptionalOn = false
      optional.tell((party) => party.pause?.())
    }
  }

  async function turnOn(): Promise<void> {
    await optional.load()
    // The user may have changed the choice while the code was loading.
    if (!consent.isGiven() || isOptionalOn) {
      return
    }
    isOptionalOn = true
    if (hasStarted) {
      optional.tell((party) => party.resume?.())
    }
    hasStarted = true
    optional.tell((party) => party.identify?.(person))
    optional.tell((party) => party.viewPage?.(visits.read()))
    events.listen(({ name, properties, at }) => {
      if (isOptionalOn) {
        optional.tell((party) => party.track?.(name, { ...properties, time: at / 1000 }))
      }
    })
  }

  await needed.load()
  // Before this the user is unknown, and events could not be assigned to a user.
  person = await firstPerson(queryClient)
  needed.tell((party) => party.identify?.(person))

  visits.subscribe((visit) => {
    tellAll((party) => party.viewPage?.(visit))
    void applyConsent()
  })
  queryClient.getQueryCache().subscribe(() => {
    const next = readPerson(queryClient) ?? null
    if (JSON.stringify(next) !== JSON.stringify(person)) {
      person = next
      tellAll((party) => party.identify?.(next))
    }
  })
  consent.subscribe(() => void applyConsent())
  await applyConsent()
}

/** Undefined until the server has answered who is signed in. */
function readPerson(queryClient: QueryClient): Person | null | undefined {
  const authData = queryClient.getQueryData(authDataQuery().queryKey)
  return authData && toPerson(authData)
}

function firstPerson(queryClient: QueryClient): Promise<Person | null> {
  return new Promise((resolve) => {
    const unsubscribe = queryClient.getQueryCache().subscribe(check)
    check()

    function check(): void {
      const person = readPerson(queryClient)
      if (person !== undefined) {
        unsubscribe()
        resolve(person)
      }
    }
  })
}

/** The third parties that the product needs to run and to be useful: error reporting and the support chat. */
function neededParties({ settings: { sentry, chat }, errors, stopCatching, router }: RunningParts): LoadParty[] {
  return [
    ...(sentry === null
      ? []
      : [
          async () =>
            (await import('./errors/load-sentry.ts')).loadSentry({ settings: sentry, errors, stopCatching, router }),
        ]),
    ...(chat === null ? [] : [() => loadSupportChat(chat)]),
  ]
}

function optionalParties({
  mixpanel,
  sentry,
  metaPixel,
  tiktokPixel,
  trackingScriptUrl,
}: ThirdPartySettings): LoadParty[] {
  return [
    ...(mixpanel === null ? [] : [async () => (await import('./analytics/load-mixpanel.ts')).loadMixpanel(mixpanel)]),
    ...(sentry === null ? [] : [async () => (await import('./errors/load-replay.ts')).loadReplay()]),
    ...(metaPixel === null ? [] : [() => loadMetaPixel(metaPixel)]),
    ...(tiktokPixel === null ? [] : [() => loadTiktokPixel(tiktokPixel)]),
    ...(trackingScriptUrl === null ? [] : [() => loadTrackingScript(trackingScriptUrl)]),
  ]
}
