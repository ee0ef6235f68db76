import type { AdSummary } from '@marquee/contract/ads'
import { usePreferences } from '@marquee/remote-kit/host-services'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type CardPlace, adjacentCard } from './adjacent-card.ts'

interface GridKeyboardOptions {
  grid: RefObject<HTMLElement | null>
  ads: readonly AdSummary[]
  places: () => readonly CardPlace[]
  scrollTo: (index: number) => void
  onOpen: (adId: string) => void
  /** Undefined for users who may not save. */
  onToggleSave: ((ad: AdSummary) => void) | undefined
  onSelect: ((ad: AdSummary, isRange: boolean) => void) | undefined
  onAddToBoard: ((adIds: readonly string[]) => void) | undefined
  onSaveWithDetails: ((adIds: readonly string[]) => void) | undefined
}

/**
 * One card of the grid is a tab stop; arrow keys move it. `j` and `k` move to the next and the previous ad, even before any card
 * has the focus. Enter opens the ad, `s` saves it, Shift+S saves it with tags and a note, `b` adds it to a board, `x` selects it, and Shift+X selects all ads from the
 * one selected last up to it.
 */
export function useGridKeyboard(options: GridKeyboardOptions) {
  const { grid, ads, places, scrollTo, onOpen, onToggleSave, onSelect, onAddToBoard, onSaveWithDetails } = options
  const { areSingleKeysOn } = usePreferences()
  const [activeId, setActiveId] = useState<string | null>(null)
  const wantsFocus = useRef(false)
  const activeIndex = useMemo(
    () => Math.max(activeId === null ? 0 : ads.findIndex((ad) => ad.id === activeId), 0),
    [ads, activeId],
  )

  // The card may have been outside of the rendered part: it receives the focus after it is rendered.
  useEffect(() => {
    if (wantsFocus.current && activeId !== null) {
      wantsFocus.current = false
      focusCard(grid.current, activeId)
    }
  }, [activeId, grid])

  function handleFocus(event: FocusEvent<HTMLElement>): void {
    const id = event.target.closest<HTMLElement>('[data-ad-id]')?.dataset['adId']
    if (id !== undefined) {
      setActiveId(id)
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const ad = ads[activeIndex]
    if (ad === undefined || event.ctrlKey || event.metaKey || event.altKey) {
      return
    }
    if (areSingleKeysOn() && actByLetter(event, ad)) {
      event.preventDefault()
    } else if (event.key === 'Enter' && isCard(event.target)) {
      event.preventDefault()
      onOpen(ad.id)
    } else {
      move(event)
    }
  }

  function focusAd(index: number): boolean {
    const ad = ads[index]
    if (ad === undefined) {
      return false
    }
    wantsFocus.current = true
    scrollTo(index)
    if (ad.id === activeId) {
      focusCard(grid.current, ad.id)
    }
    setActiveId(ad.id)
    return true
  }

  // If no card has the focus yet, the first press focuses the ad that Tab would reach.
  const startFromPage = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    const isOnPage = event.target === document.body && document.querySelector('[role="dialog"]') === null
    if (
      (event.key === 'j' || event.key === 'k') &&
      isOnPage &&
      !hasModifier &&
      areSingleKeysOn() &&
      focusAd(activeIndex)
    ) {
      event.preventDefault()
    }
  })
  useEffect(() => {
    const handle = (event: globalThis.KeyboardEvent) => startFromPage(event)
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])

  /** @returns whether the key has a function */
  function actByLetter({ key, shiftKey }: KeyboardEvent, ad: AdSummary): boolean {
    if (key === 'j' || key === 'k') {
      return focusAd(activeIndex + (key === 'j' ? 1 : -1))
    }
    const select = onSelect && (() => onSelect(ad, shiftKey))
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      s: onToggleSave && (() => onToggleSave(ad)),
      S: onSaveWithDetails && (() => onSaveWithDetails([ad.id])),
      b: onAddToBoard && (() => onAddToBoard([ad.id])),
      x: select,
      X: select,
    }
    const act = actions[key]
    act?.()
    return act !== undefined
  }

  function move(event: KeyboardEvent): void {
    const next = adjacentCard(places(), activeIndex, event.key)
    if (next !== null) {
      event.preventDefault()
      focusAd(next)
    }
  }

  return { activeIndex, handleFocus, handleKeyDown }
}

function focusCard(grid: HTMLElement | null, adId: string): void {
  grid?.querySelector<HTMLElement>(`[data-ad-id="${CSS.escape(adId)}"]`)?.focus({ preventScroll: true })
}

function isCard(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('[data-ad-id]')
}
