import { useToast } from '@marquee/remote-kit/host-services'
import { Avatar } from '@marquee/ui/avatar'
import { BrandMark } from '@marquee/ui/brand-mark'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { type ChangeEvent, useRef } from 'react'
import styles from './settings-card.module.css'

interface AvatarFieldProps {
  /** A person's picture is round, a workspace's logo is a rounded square. */
  shape: 'person' | 'workspace'
  /** Whose picture it is. */
  name: string
  url: string | null
  /** What it is, as `picture` or `logo`. */
  noun: string
  isEditable?: boolean
  upload: (file: File) => Promise<unknown>
  remove: () => Promise<unknown>
  onDone: () => Promise<void>
}

const TOAST_LIFE_MS = 4000
const TYPES = 'image/png,image/jpeg,image/webp,image/avif'
const SIZE = 64

/** A small square picture, chosen from a file and stored at once. */
export function AvatarField({ shape, name, url, noun, isEditable = true, upload, remove, onDone }: AvatarFieldProps) {
  const showToast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File | null) => {
      await (file === null ? remove() : upload(file))
      await onDone()
    },
    onSuccess: (_, file) =>
      showToast({
        severity: 'success',
        summary: file === null ? `The ${noun} was removed` : `The ${noun} was saved`,
        life: TOAST_LIFE_MS,
      }),
    onError: (error) => showToast({ severity: 'error', summary: `The ${noun} was not saved`, detail: error.message }),
  })

  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (file !== undefined) {
      mutate(file)
    }
  }

  return (
    <div className={styles.wrap}>
      {shape === 'person' ? (
        <Avatar name={name} url={url} size={SIZE} />
      ) : (
        <BrandMark key={url} name={name} logoUrl={url} size={SIZE} />
      )}
      {isEditable ? (
        <>
          <input
            ref={input}
            type="file"
            accept={TYPES}
            hidden
            aria-label={`File of the ${noun}`}
            onChange={handleChange}
          />
          <Button loading={isPending} onClick={() => input.current?.click()}>
            {url === null ? `Upload a ${noun}` : `Change the ${noun}`}
          </Button>
          {url === null ? null : (
            <Button type="text" disabled={isPending} onClick={() => mutate(null)}>
              Remove
            </Button>
          )}
        </>
      ) : null}
    </div>
  )
}
