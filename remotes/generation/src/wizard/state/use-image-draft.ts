import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { findOpenStep, type ImageDraft, readDraftFromAddress, WIZARD_STEPS, type WizardStep } from './image-draft.ts'
import { keepDraft, readKeptDraft } from './kept-draft.ts'

/**
 * The wizard's draft. Its key and step are in the address, its content is in the browser's storage of this tab: a reload and the
 * Back button lose nothing, and an ordered draft can be changed and ordered again.
 */
export function useImageDraft() {
  const [params, setParams] = useSearchParams()
  const known = z.uuid().safeParse(params.get('draft')).data
  const [ownKey] = useState<string>(() => crypto.randomUUID())
  const key = known ?? ownKey
  const [state, setState] = useState(() => openDraft(key, params))
  if (state.key !== key) {
    setState(openDraft(key, params))
  }
  const { draft } = state
  const asked = z.enum(WIZARD_STEPS).safeParse(params.get('step')).data
  // Until the address contains a step, the page stays at the step with which it began.
  const [firstStep] = useState(() => getFirstStep(draft))
  const step = findOpenStep(draft, asked ?? firstStep)

  const isAddressed = known !== undefined && asked !== undefined
  useEffect(() => {
    if (!isAddressed) {
      setParams((before) => ({ ...Object.fromEntries(before), draft: key, step }), { replace: true })
    }
  }, [isAddressed, key, step, setParams])

  useEffect(() => keepDraft(key, draft), [key, draft])

  const change = useCallback(
    (changes: Partial<ImageDraft>) => setState((before) => ({ ...before, draft: { ...before.draft, ...changes } })),
    [],
  )

  const goTo = useCallback(
    (next: WizardStep) => {
      setParams((before) => ({ ...Object.fromEntries(before), draft: key, step: next }))
      document.querySelector('#page-scroll-container')?.scrollTo({ top: 0 })
    },
    [key, setParams],
  )

  return { key, draft, step, change, goTo }
}

function openDraft(key: string, params: URLSearchParams) {
  return { key, draft: readKeptDraft(key) ?? readDraftFromAddress(params) }
}

/** A draft that starts with a source continues with the product. */
function getFirstStep({ source }: ImageDraft): WizardStep {
  return source === null ? 'source' : 'product'
}
