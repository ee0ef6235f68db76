import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import type { DraftStore } from './draft-store.ts'

interface WizardOptions<Draft, Step extends string> {
  steps: readonly Step[]
  store: DraftStore<Draft>
  /** The draft with which an address begins. */
  readFromAddress: (params: URLSearchParams) => Draft
  /** The step with which a draft begins until the address contains one. */
  getFirstStep: (draft: Draft) => Step
  /** The step that is shown for a requested step: every step before it must be complete. */
  findOpenStep: (draft: Draft, asked: Step) => Step
}

/**
 * The draft of a wizard. Its key and step are in the address, its content is in the browser's storage of this tab: a reload and the
 * Back button lose nothing, and an ordered draft can be changed and ordered again.
 */
export function useWizardDraft<Draft, Step extends string>(options: WizardOptions<Draft, Step>) {
  const { steps, store, readFromAddress, getFirstStep, findOpenStep } = options
  const [params, setParams] = useSearchParams()
  const known = z.uuid().safeParse(params.get('draft')).data
  const [ownKey] = useState<string>(() => crypto.randomUUID())
  const key = known ?? ownKey
  const open = () => ({ key, draft: store.read(key) ?? readFromAddress(params) })
  const [state, setState] = useState(open)
  if (state.key !== key) {
    setState(open())
  }
  const { draft } = state
  const asked = steps.find((step) => step === params.get('step'))
  // Until the address contains a step, the page stays at the step with which it began.
  const [firstStep] = useState(() => getFirstStep(draft))
  const step = findOpenStep(draft, asked ?? firstStep)

  const isAddressed = known !== undefined && asked !== undefined
  useEffect(() => {
    if (!isAddressed) {
      setParams((before) => ({ ...Object.fromEntries(before), draft: key, step }), { replace: true })
    }
  }, [isAddressed, key, step, setParams])

  useEffect(() => store.keep(key, draft), [store, key, draft])

  const change = useCallback(
    (changes: Partial<Draft>) => setState((before) => ({ ...before, draft: { ...before.draft, ...changes } })),
    [],
  )

  const goTo = useCallback(
    (next: Step) => {
      setParams((before) => ({ ...Object.fromEntries(before), draft: key, step: next }))
      document.querySelector('#page-scroll-container')?.scrollTo({ top: 0 })
    },
    [key, setParams],
  )

  return { key, draft, step, change, goTo }
}
