import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CommandList } from './command-list.tsx'
import styles from './command-palette.module.css'
import { type Command, matchCommands } from './commands.ts'
import { KeyCaps } from './key-caps.tsx'
import { ModalPanel } from './modal-panel.tsx'
import type { CommandPanelProps } from './panel-props.ts'
import { useCommands } from './use-commands.ts'
import { useFoundEntries } from './use-found-entries.ts'

const LONGEST_SEARCH = 300

/** One input for pages, actions, brands and other objects by name, and a search for ads with the typed text. */
export function Panel({ onClose, onShowShortcuts }: CommandPanelProps) {
  return (
    <ModalPanel label="Search and commands" onClose={onClose}>
      <PaletteContent onClose={onClose} onShowShortcuts={onShowShortcuts} />
    </ModalPanel>
  )
}

function PaletteContent({ onClose, onShowShortcuts }: CommandPanelProps) {
  const [typed, setTyped] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const search = useAdSearch(typed)
  const found = useFoundEntries(typed)
  const commands = useCommands({ onShowShortcuts })
  const shown = useMemo(
    () => matchCommands([...commands, ...found, ...search], typed),
    [commands, found, search, typed],
  )
  const active = Math.min(activeIndex, shown.length - 1)
  const activeId = `${listId}-${active}`

  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function run(command: Command | undefined): void {
    if (command !== undefined) {
      // The palette closes first: the focus returns to its previous element, and the next page moves it from there.
      onClose()
      command.run()
    }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) {
      return
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      run(shown[active])
      return
    }
    const last = shown.length - 1
    const moves: Partial<Record<string, number>> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      PageDown: Math.min(active + 5, last),
      PageUp: Math.max(active - 5, 0),
    }
    const next = moves[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setActiveIndex(next)
    }
  }

  return (
    <>
      <div className={styles.field}>
        <Search className={styles.icon} size={18} aria-hidden />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-label="Search everything"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown.length === 0 ? undefined : activeId}
          placeholder="Search everything"
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was asked for starts in its field
          autoFocus
          onChange={(event) => {
            setTyped(event.target.value)
            setActiveIndex(0)
            if (list.current !== null) {
              list.current.scrollTop = 0
            }
          }}
          onKeyDown={handleKeyDown}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          Close
        </button>
      </div>
      <CommandList ref={list} id={listId} commands={shown} activeIndex={active} onPoint={setActiveIndex} onRun={run} />
      <p className={styles.help} aria-hidden>
        <KeyCaps keys={['↑', '↓']} /> to choose
        <KeyCaps keys={['Enter']} /> to open
        <KeyCaps keys={['Esc']} /> to close
      </p>
    </>
  )
}

/** The command that searches ads for the typed text; none without text, or for an account without Explore. */
function useAdSearch(typed: string): Command[] {
  const navigate = useNavigate()
  const words = typed.trim()
  const mayExplore = useIsAllowed({ feature: 'explore_pages' })
  return useMemo(
    () =>
      words === '' || !mayExplore
        ? []
        : [
            {
              id: 'search',
              group: 'Search',
              label: `Search ads for “${words}”`,
              icon: Search,
              run: () => void navigate(href('explore', { query: { q: words } })),
            },
          ],
    [words, mayExplore, navigate],
  )
}
