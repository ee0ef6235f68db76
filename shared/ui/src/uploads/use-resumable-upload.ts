import { discardFile, uploadFile } from '@marquee/api-client/upload-file'
import type { StoredAsset } from '@marquee/contract/assets'
import { type ResumableKind, listUploads } from '@marquee/contract/uploads'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ShownUpload } from './describe-upload.ts'
import { createSpeedMeter } from './upload-speed.ts'

/** The cache of the unfinished uploads, by the path of their list. */
export const UNFINISHED_UPLOADS_KEY = [listUploads.path] as const

interface Running {
  controller: AbortController
  /** Ends a pause; the answer says whether the upload goes on. */
  endPause: ((goesOn: boolean) => void) | null
}

/** One upload with its controls. */
export interface ResumableUpload {
  /** Null when no file is on its way. */
  upload: ShownUpload | null
  /** Uploads a file. @returns null when the user cancelled it @throws ApiError when the server refuses the file */
  send: (file: File) => Promise<StoredAsset | null>
  pause: () => void
  goOn: () => void
  cancel: () => void
}

/** Uploads a file of a kind, which can be paused, continued and cancelled. The upload continues when its component is gone. */
export function useResumableUpload(kind: ResumableKind): ResumableUpload {
  const queryClient = useQueryClient()
  const [upload, setUpload] = useState<ShownUpload | null>(null)
  const running = useRef<Running | null>(null)

  async function sendOnce(file: File, controller: AbortController): Promise<StoredAsset> {
    const meter = createSpeedMeter()
    return uploadFile(file, {
      kind,
      signal: controller.signal,
      onProgress({ phase, sent, size }) {
        const bytesPerSecond = phase === 'sending' ? meter.note(sent, performance.now()) : null
        setUpload({ name: file.name, phase, sent, size, bytesPerSecond })
      },
    })
  }

  /** @returns whether the upload goes on */
  async function waitInPause(current: Running): Promise<boolean> {
    setUpload((shown) => shown && { ...shown, phase: 'paused', bytesPerSecond: null })
    const { promise, resolve } = Promise.withResolvers<boolean>()
    current.endPause = resolve
    const goesOn = await promise
    current.endPause = null
    return goesOn
  }

  async function send(file: File): Promise<StoredAsset | null> {
    const current: Running = { controller: new AbortController(), endPause: null }
    running.current = current
    setUpload({ name: file.name, phase: 'sending', sent: 0, size: file.size, bytesPerSecond: null })
    try {
      for (;;) {
        try {
          return await sendOnce(file, current.controller)
        } catch (error) {
          if (!current.controller.signal.aborted) {
            throw error
          }
          if (current.controller.signal.reason === CANCELLED || !(await waitInPause(current))) {
            await discardFile(file, kind).catch(() => {})
            return null
          }
          current.controller = new AbortController()
        }
      }
    } finally {
      running.current = null
      setUpload(null)
      void queryClient.invalidateQueries({ queryKey: UNFINISHED_UPLOADS_KEY })
    }
  }

  return {
    upload,
    send,
    pause: () => running.current?.controller.abort(),
    goOn: () => running.current?.endPause?.(true),
    cancel() {
      running.current?.endPause?.(false)
      running.current?.controller.abort(CANCELLED)
    },
  }
}

const CANCELLED = new Error('The user cancelled the upload.')
