import type { AdSummary } from '@marquee/contract/ads'
import { Hint } from '@marquee/ui/hint'
import { Button, Drawer } from 'antd'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { AdDrawerAddress } from '../../state/use-ad-drawer.ts'
import type { ToggleSaved } from '../../state/use-toggle-saved.ts'
import { usePageKeys } from '../../state/use-page-keys.ts'
import { useAdActions } from '../../ad-actions/components/use-ad-actions.tsx'
import { AdDetails } from './ad-details.tsx'
import styles from './details.module.css'

interface AdDrawerProps {
  drawer: AdDrawerAddress
  /** The list under the drawer, for the next and the previous ad. */
  ads: readonly AdSummary[]
  onToggleSave: ToggleSaved | undefined
}

/** Shows an ad's details over the list. The address contains the ad, so a link opens the drawer and Back closes it. */
export function AdDrawer({ drawer, ads, onToggleSave }: AdDrawerProps) {
  const { adId, replace, close } = drawer
  const index = adId === null ? -1 : ads.findIndex((ad) => ad.id === adId)
  const previousId = index > 0 ? ads[index - 1]?.id : undefined
  const nextId = index >= 0 ? ads[index + 1]?.id : undefined
  const shownId = useLastId(adId)
  const { actions, dialogs, isOpen: isDialogOpen } = useAdActions()
  useDrawerKeys(isDialogOpen ? null : adId, { previousId, nextId, replace, addToBoard: actions.addToBoard })
  useFocusReturn(adId !== null, shownId)

  return (
    <Drawer
      title="Ad details"
      open={adId !== null}
      onClose={close}
      focusable={{ focusTriggerAfterClose: false }}
      size="min(720px, 100vw)"
      destroyOnHidden
      extra={
        <div className={styles.steps}>
          <Step label="Previous ad (K)" icon={<ChevronUp size={18} />} adId={previousId} onStep={replace} />
          <Step label="Next ad (J)" icon={<ChevronDown size={18} />} adId={nextId} onStep={replace} />
        </div>
      }
    >
      {shownId === null ? null : (
        <AdDetails
          key={shownId}
          id={shownId}
          actions={actions}
          // A notification would cover the drawer's buttons, and the save button shows the result already.
          onToggleSave={onToggleSave && ((ad) => onToggleSave(ad, { isQuiet: true }))}
          onClose={close}
        />
      )}
      {dialogs}
    </Drawer>
  )
}

interface StepProps {
  label: string
  icon: React.ReactNode
  adId: string | undefined
  onStep: (adId: string) => void
}

function Step({ label, icon, adId, onStep }: StepProps) {
  return (
    <Hint text={label} placement="bottom">
      <Button
        type="text"
        icon={icon}
        aria-label={label}
        disabled={adId === undefined}
        onClick={() => adId !== undefined && onStep(adId)}
      />
    </Hint>
  )
}

/** The ad stays in the drawer while it slides out. */
function useLastId(adId: string | null): string | null {
  const [lastId, setLastId] = useState(adId)
  if (adId !== null && adId !== lastId) {
    setLastId(adId)
  }
  return adId ?? lastId
}

/**
 * The card of the ad that was shown last receives the focus. The drawer itself would focus the card that opened it, and no
 * card when it is closed while it slides in.
 */
function useFocusReturn(isOpen: boolean, shownId: string | null): void {
  useEffect(() => {
    if (!isOpen && shownId !== null) {
      document
        .querySelector<HTMLElement>(`[role="feed"] [data-ad-id="${CSS.escape(shownId)}"]`)
        ?.focus({ preventScroll: true })
    }
  }, [isOpen, shownId])
}

interface DrawerKeys {
  previousId: string | undefined
  nextId: string | undefined
  replace: (adId: string) => void
  addToBoard: (adIds: readonly string[]) => void
}

/** `j` and `k` step through the list; `b` adds the shown ad to a board. */
function useDrawerKeys(adId: string | null, { previousId, nextId, replace, addToBoard }: DrawerKeys): void {
  const keys = useMemo(() => {
    const handlers: Record<string, () => void> = {}
    if (adId === null) {
      return handlers
    }
    handlers['b'] = () => addToBoard([adId])
    if (nextId !== undefined) {
      handlers['j'] = () => replace(nextId)
    }
    if (previousId !== undefined) {
      handlers['k'] = () => replace(previousId)
    }
    return handlers
  }, [adId, previousId, nextId, replace, addToBoard])
  usePageKeys(keys)
}
