import type { StoredAsset } from '@marquee/contract/assets'
import { useEffect, useRef, useState } from 'react'
import { uploadAsset } from '../api/assets.ts'
import { imageProblem } from './check-image-file.ts'

/** An image that is being uploaded. */
export interface ImageUpload {
  key: string
  name: string
  /** The reason why it failed; null while it is being uploaded. */
  error: string | null
}

interface ImageUploadsOptions {
  /** How many more images fit. */
  room: number
  onUploaded: (file: StoredAsset) => void
}

/** Uploads images one after the other; a failed image stays listed with its reason until it is dismissed. */
export function useImageUploads({ room, onUploaded }: ImageUploadsOptions) {
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([])
  const controller = useRef<AbortController>(null)

  useEffect(() => {
    controller.current = new AbortController()
    return () => controller.current?.abort()
  }, [])

  async function uploadAll(files: readonly File[]): Promise<void> {
    const entries = files.map((file, index) => ({ file, upload: startedUpload(file, index, room) }))
    setUploads((current) => [...current, ...entries.map((entry) => entry.upload)])
    for (const { file, upload } of entries) {
      if (upload.error === null) {
        await uploadOne(file, upload.key)
      }
    }
  }

  async function uploadOne(file: File, key: string): Promise<void> {
    const signal = controller.current?.signal ?? AbortSignal.abort()
    try {
      const stored = await uploadAsset('image', file, signal)
      dismiss(key)
      onUploaded(stored)
    } catch (failure) {
      if (!signal.aborted) {
        fail(key, `${file.name}: ${failure instanceof Error ? failure.message : 'The upload failed.'}`)
      }
    }
  }

  function fail(key: string, error: string): void {
    setUploads((current) => current.map((upload) => (upload.key === key ? { ...upload, error } : upload)))
  }

  function dismiss(key: string): void {
    setUploads((current) => current.filter((upload) => upload.key !== key))
  }

  return { uploads, uploadAll, dismiss, isUploading: uploads.some((upload) => upload.error === null) }
}

function startedUpload(file: File, index: number, room: number): ImageUpload {
  const error = index < room ? imageProblem(file) : `${file.name}: there is no room for more images.`
  return { key: crypto.randomUUID(), name: file.name, error }
}
