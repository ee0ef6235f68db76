import { type ComponentType, lazy, Suspense, useLayoutEffect, useSyncExternalStore } from 'react'
import { useShell } from '../shell/shell.ts'
import type { ConsentChoice } from '../third-parties/consent.ts'

/** If its code does not load, the user is not asked, and nothing that needs consent runs. */
const ConsentBanner = lazy<ComponentType<{ onChoose: (choice: ConsentChoice) => void }>>(() =>
  import('./consent-banner.tsx').then(
    ({ ConsentBanner }) => ({ default: ConsentBanner }),
    () => ({ default: () => null }),
  ),
)

/** Asks for consent until there is an answer. Its space is reserved from the first paint on, so that nothing moves. */
export function ConsentPrompt() {
  const { consent, isConsentNeeded } = useShell().thirdParties
  const isAsking = useSyncExternalStore(consent.subscribe, () => isConsentNeeded && consent.isToBeAsked())

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-consent-asked', isAsking)
  }, [isAsking])

  return isAsking ? (
    <Suspense fallback={null}>
      <ConsentBanner onChoose={consent.choose} />
    </Suspense>
  ) : null
}
