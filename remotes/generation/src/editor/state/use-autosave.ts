import { ApiError } from '@marquee/api-client/api-error'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** `conflict`: another user saved in between, and nothing is saved until the user has chosen a version. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

/** Long enough to finish a word or a drag. */
const PAUSE_MS = 900

interface AutosaveOptions<Stored extends { version: number }, Content> {
  stored: Stored
  /** The shown content; the stored content itself counts as saved. */
  content: Content
  getContent: (stored: Stored) => Content
  /** @throws ApiError 409 `version_conflict` when another user saved in between */
  save: (content: Content, version: number) => Promise<Stored>
  load: () => Promise<Stored>
  onSaved?: () => void
}

/** Saves what is edited after a pause, one save after the other. */
export function useAutosave<Stored extends { version: number }, Content>(options: AutosaveOptions<Stored, Content>) {
  const { stored, content, getContent, load, onSaved } = options
  const [state, setState] = useState<SaveState>('saved')
  // Null after a save whose outcome is unknown: then every version is sent.
  const [saved, setSaved] = useState<Content | null>(() => getContent(stored))
  const [theirs, setTheirs] = useState<Stored | null>(null)
  const version = useRef(stored.version)
  const isSaving = useRef(false)
  const failed = useRef<Content | null>(null)

  const save = useEffectEvent(async () => {
    if (isSaving.current || content === saved || state === 'conflict') {
      return
    }
    isSaving.current = true
    setState('saving')
    const sent = content
    try {
      const answer = await options.save(sent, version.current)
      version.current = answer.version
      setSaved(sent)
      setState('saved')
      onSaved?.()
    } catch (error) {
      failed.current = sent
      await handleFailure(error)
    } finally {
      isSaving.current = false
    }
  })

  async function handleFailure(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.code === 'version_conflict') {
      const other = await load().catch(() => null)
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
    const isRefused = state === 'failed' && content === failed.current
    if (content === saved || state === 'conflict' || state === 'saving' || isRefused) {
      return undefined
    }
    const timer = setTimeout(() => void save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [content, saved, state])

  const shown = toShownState(state, content === saved)
  return {
    state: shown,
    theirs,
    retry: () => setState('unsaved'),
    /** The version that is stored, once everything is saved. */
    getVersion: () => version.current,
    /** Continues from the other user's version. @returns the content to show */
    takeTheirs(other: Stored): Content {
      const next = getContent(other)
      version.current = other.version
      setSaved(next)
      setTheirs(null)
      setState('saved')
      return next
    },
    /** Overwrites the other user's version. */
    keepMine(other: Stored): void {
      version.current = other.version
      setTheirs(null)
      setState('unsaved')
    },
  }
}

/** Undoing changes that could not be saved returns to what is saved, so the state is `saved` again. */
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
