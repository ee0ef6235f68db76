import { ApiError } from '@marquee/api-client/api-error'
import type { StoredDocument } from '@marquee/contract/creative-documents'
import type { CreativeDocument } from '@marquee/creative/document'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchDocument, saveDocument } from '../../api/creative-documents.ts'
import { imageOrderKeys } from '../../api/image-generation.ts'

/** `conflict`: another user saved in between, and nothing is saved until the user has chosen a version. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

/** Long enough to finish a word or a drag. */
const PAUSE_MS = 900

/**
 * Saves a document after a pause in editing, one save after the other.
 * @param document the shown document; the stored document itself counts as saved
 */
export function useAutosave(stored: StoredDocument, document: CreativeDocument) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<SaveState>('saved')
  // Null after a save whose outcome is unknown: then every version is sent.
  const [saved, setSaved] = useState<CreativeDocument | null>(stored.document)
  const [theirs, setTheirs] = useState<StoredDocument | null>(null)
  const version = useRef(stored.version)
  const isSaving = useRef(false)
  const failed = useRef<CreativeDocument | null>(null)

  const save = useEffectEvent(async () => {
    if (isSaving.current || document === saved || state === 'conflict') {
      return
    }
    isSaving.current = true
    setState('saving')
    const sent = document
    try {
      const answer = await saveDocument(stored.id, sent, version.current)
      version.current = answer.version
      setSaved(sent)
      setState('saved')
      // The order's images are now outdated, and are drawn again on the pages that show them.
      void queryClient.invalidateQueries({ queryKey: imageOrderKeys.all })
    } catch (error) {
      failed.current = sent
      await handleFailure(error)
    } finally {
      isSaving.current = false
    }
  })

  async function handleFailure(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.code === 'version_conflict') {
      const other = await fetchDocument(stored.id).catch(() => null)
      setTheirs(other)
      setState(other === null ? 'failed' : 'conflict')
    } else {
      if (!(error instanceof ApiError)) {
        setSaved(null)
      }
      setState('failed')
    }
  }

  // A save that ended during further changes is followed by the next save.
  useEffect(() => {
    // A failed save is sent again on request, or with the next change.
    const isRefused = state === 'failed' && document === failed.current
    if (document === saved || state === 'conflict' || state === 'saving' || isRefused) {
      return undefined
    }
    const timer = setTimeout(() => void save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [document, saved, state])

  const shown = toShownState(state, document === saved)
  return {
    state: shown,
    theirs,
    retry: () => setState('unsaved'),
    /** Continues from the other user's version. @returns the document to show */
    takeTheirs(other: StoredDocument): CreativeDocument {
      version.current = other.version
      setSaved(other.document)
      setTheirs(null)
      setState('saved')
      return other.document
    },
    /** Overwrites the other user's version. */
    keepMine(other: StoredDocument): void {
      version.current = other.version
      setTheirs(null)
      setState('unsaved')
    },
  }
}

/** Undoing changes that could not be saved returns to the saved document, so the state is `saved` again. */
function toShownState(state: SaveState, isSaved: boolean): SaveState {
  switch (state) {
    case 'saved':
      return isSaved ? 'saved' : 'unsaved'
    case 'unsaved':
    case 'failed':
      return isSaved ? 'saved' : state
    case 'saving':
    case 'conflict':
      return state
  }
}
