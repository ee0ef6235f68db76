import { usePreferences, useSession, useToast } from '@marquee/remote-kit/host-services'
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { readPages } from '../navigation/live-pages.ts'
import { isOpenPath } from '../navigation/open-sections.ts'
import type { CommandPanelProps } from './panel-props.ts'
import { createShortcutReader } from './shortcut-reader.ts'
import { listGoToShortcuts } from './shortcuts.ts'

const FIELDS = 'input, textarea, select, [role="combobox"], [role="textbox"], [role="searchbox"]'

/** The code of the panels is loaded when they are opened for the first time. */
const panels = {
  palette: () => import('./command-palette.tsx'),
  overview: () => import('./shortcut-overview.tsx'),
} satisfies Record<string, () => Promise<{ Panel: ComponentType<CommandPanelProps> }>>

type PanelName = keyof typeof panels

interface OpenPanel {
  name: PanelName
  Panel: ComponentType<CommandPanelProps>
}

/**
 * Listens to the keyboard while the layout is mounted.
 * @returns the open panel, if any, and a function for the button that opens the palette
 */
export function useCommandPanels(): { panel: ReactNode; openPalette: () => void } {
  const [shown, setShown] = useState<OpenPanel | null>(null)
  const showToast = useToast()
  const close = useCallback(() => setShown(null), [])

  const open = useCallback(
    (name: PanelName): void => {
      panels[name]().then(
        ({ Panel }) => setShown((current) => (current?.name === name ? null : { name, Panel })),
        () =>
          showToast({
            severity: 'error',
            summary: "This couldn't load",
            detail: 'Check your connection and try again.',
            life: 6000,
          }),
      )
    },
    [showToast],
  )
  useShortcuts(open)

  const panel =
    shown === null ? null : <shown.Panel key={shown.name} onClose={close} onShowShortcuts={() => open('overview')} />
  return { panel, openPalette: () => open('palette') }
}

function useShortcuts(open: (name: PanelName) => void): void {
  const navigate = useNavigate()
  const { areSingleKeysOn } = usePreferences()
  const read = useRef(createShortcutReader(findAddress))
  const { authData } = useSession()

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.repeat) {
        return
      }
      const intent = read.current(event, areSingleKeysOn() && areSingleKeysHeard(event.target))
      if (intent === null) {
        return
      }
      event.preventDefault()
      if (intent.kind === 'go') {
        if (isOpenPath(readPages(), intent.address, authData)) {
          void navigate(intent.address)
        }
      } else if (intent.kind !== 'waiting') {
        open(intent.kind)
      }
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [navigate, open, areSingleKeysOn, authData])
}

function findAddress(pressed: string): string | null {
  return listGoToShortcuts(readPages()).find(({ key }) => key === pressed)?.address ?? null
}

/** Single keys are ignored while the user types, and in a dialog that waits for an answer. */
function areSingleKeysHeard(target: EventTarget | null): boolean {
  const isInDialog = document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null
  return !isTextInput(target) && !isInDialog
}

/** Whether keys pressed on this element enter text or choose an item of a list. */
function isTextInput(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS))
}
