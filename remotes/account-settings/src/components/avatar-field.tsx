import { Avatar } from '@marquee/ui/avatar'
import { BrandMark } from '@marquee/ui/brand-mark'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import type { UseMutationResult } from '@tanstack/react-query'
import { Button } from 'antd'
import { type ChangeEvent, useRef } from 'react'
import styles from './settings-card.module.css'

interface AvatarFieldProps {
  /** A person's image is round, a workspace's logo is a rounded square. */
  shape: 'person' | 'workspace'
  /** The name of the image's user or workspace. */
  name: string
  url: string | null
  noun: 'image' | 'logo'
  isEditable?: boolean
  /** Stores a file, or removes the current one. */
  change: UseMutationResult<void, Error, File | null>
}

const TYPES = 'image/png,image/jpeg,image/webp,image/avif'
const SIZE = 64

/** A small square image, chosen from a file and stored at once. */
export function AvatarField({ shape, name, url, noun, isEditable = true, change }: AvatarFieldProps) {
  const tellOutcome = useOutcomeToast()
  const input = useRef<HTMLInputElement>(null)

  function save(file: File | null): void {
    void tellOutcome(change.mutateAsync(file), {
      success: file === null ? `The ${noun} was removed` : `The ${noun} was saved`,
      failure: `The ${noun} was not saved`,
    })
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    // Resets the input, so that the same file can be chosen again.
    target.value = ''
    if (file !== undefined) {
      save(file)
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
          <Button loading={change.isPending} onClick={() => input.current?.click()}>
            {url === null ? `Upload ${noun === 'image' ? 'an' : 'a'} ${noun}` : `Change the ${noun}`}
          </Button>
          {url === null ? null : (
            <Button type="text" disabled={change.isPending} onClick={() => save(null)}>
              Remove
            </Button>
          )}
        </>
      ) : null}
    </div>
  )
}
