import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { type ImageDraft, parseDraft, readDraftFromAddress, WIZARD_STEPS, type WizardStep } from './image-draft.ts'

const PREFIX = 'marquee.image-draft.'

/**
 * The wizard's draft. Its key and step stand in the address, its content in the browser's storage of this tab: a reload and the
 * Back button lose nothing. The key is the order's idempotency key too: one draft is ordered once.
 */
export function useImageDraft() {
  const [params, setParams] = useSearchParams()
  const known = z.uuid().safeParse(params.get('draft')).data
  const [ownKey] = useState(() => crypto.randomUUID() as string)
  const key = known ?? ownKey
  const [state, setState] = useState(() => ({ key, draft: readKept(key) ?? readDraftFromAddress(params) }))
  const draft = state.key === key ? state.draft : (readKept(key) ?? readDraftFromAddress(params))
  // Until a step stands in the address, the page stays at the one that it began with.
  const [firstStep] = useState(() => getFirstStep(draft))
  const step = z.enum(WIZARD_STEPS).safeParse(params.get('step')).data ?? firstStep

  const change = useCallback(
    (changes: Partial<ImageDraft>) => {
      const next = { ...draft, ...changes }
      keep(key, next)
      setState({ key, draft: next })
    },
    [draft, key],
  )

  const goTo = useCallback(
    (next: WizardStep) => {
      keep(key, draft)
      setParams({ draft: key, step: next })
      document.querySelector('#page-scroll-container')?.scrollTo({ top: 0 })
    },
    [draft, key, setParams],
  )

  return { key, draft, step, change, goTo, forget: () => sessionStorage.removeItem(PREFIX + key) }
}

/** Somebody who brings a source along goes on with the product. */
function getFirstStep({ source }: ImageDraft): WizardStep {
  return source === null ? 'source' : 'product'
}

function readKept(key: string): ImageDraft | null {
  try {
    return parseDraft(sessionStorage.getItem(PREFIX + key))
  } catch {
    return null
  }
}

/** A browser without storage goes on with what is in memory. */
function keep(key: string, draft: ImageDraft): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {
    // Private windows of some browsers refuse.
  }
}
