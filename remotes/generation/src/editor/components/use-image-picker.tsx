import { useToast } from '@marquee/remote-kit/host-services'
import { useRef } from 'react'
import { uploadAsset } from '../../api/assets.ts'

type Uploaded = Awaited<ReturnType<typeof uploadAsset>>

/** Asks for an image file, uploads it, and passes on the result. */
export function useImagePicker(onUploaded: (asset: Uploaded) => void) {
  const input = useRef<HTMLInputElement>(null)
  const next = useRef<(asset: Uploaded) => void>(() => {})
  const showToast = useToast()

  async function handleFile(file: File | undefined): Promise<void> {
    if (file === undefined) {
      return
    }
    try {
      const asset = await uploadAsset('image', file)
      onUploaded(asset)
      next.current(asset)
    } catch (error) {
      const detail = error instanceof Error ? error.message : 'Try another picture.'
      showToast({ severity: 'error', summary: 'The picture was not uploaded', detail })
    }
  }

  return {
    pick(onPicked: (asset: Uploaded) => void): void {
      next.current = onPicked
      input.current?.click()
    },
    input: (
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture"
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          void handleFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    ),
  }
}
