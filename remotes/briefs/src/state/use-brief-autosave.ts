import type { Brief } from '@marquee/contract/briefs'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { briefQuery, saveBrief } from '../api/briefs.ts'
import { type Autosave, createAutosave } from './autosave.ts'
import { type BriefContent, toContent } from './brief-content.ts'

/** Edits a brief that saves itself. A newer version of `brief` is taken over when nothing is unsaved. */
export function useBriefAutosave(brief: Brief) {
  const queryClient = useQueryClient()
  const [autosave] = useState(() => createBriefAutosave(brief, queryClient))
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot)
  useEffect(() => autosave.receive(toContent(brief)), [autosave, brief])
  useEffect(() => saveBeforeLeaving(autosave), [autosave])
  return { ...snapshot, autosave }
}

function createBriefAutosave(initial: Brief, queryClient: QueryClient): Autosave<BriefContent> {
  const { id } = initial
  return createAutosave<BriefContent>({
    initial: toContent(initial),
    async save(changes, version) {
      return toContent(await saveBrief(queryClient, id, { changes, version }))
    },
    load: async () => toContent(await queryClient.fetchQuery(briefQuery(id))),
  })
}

/** Saves when the page is hidden or closed, and as soon as there is a connection again. */
function saveBeforeLeaving(autosave: Autosave<BriefContent>): () => void {
  function save(): void {
    if (autosave.hasUnsaved()) {
      void autosave.flush()
    }
  }
  window.addEventListener('pagehide', save)
  window.addEventListener('online', save)
  window.addEventListener('beforeunload', save)
  document.addEventListener('visibilitychange', save)
  return () => {
    window.removeEventListener('pagehide', save)
    window.removeEventListener('online', save)
    window.removeEventListener('beforeunload', save)
    document.removeEventListener('visibilitychange', save)
    save()
    autosave.stop()
  }
}
