import type { StoredAsset } from '@marquee/contract/assets'
import { Button } from 'antd'
import { ImagePlus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ACCEPTED_IMAGES } from '../state/check-image-file.ts'
import { type ImageUpload, useImageUploads } from '../state/use-image-uploads.ts'
import { ImageTile, type ImageVersions } from './image-tile.tsx'
import styles from './images-field.module.css'

interface ImagesFieldProps {
  value: readonly StoredAsset[]
  /** Takes a function of the current images, because uploads end while the user continues to edit. */
  onChange: (change: (current: readonly StoredAsset[]) => StoredAsset[]) => void
  /** The name of one item, as in "image": the buttons read "Remove image 2". */
  itemName: string
  /** The subject of the images, from which their alternative texts are made. */
  altName: string
  max: number
  error?: string | undefined
  /** Enables cut-outs of the images and remembers both versions; without it, images cannot be cut out. */
  versions?: ImageVersions
  onUploadingChange: (isUploading: boolean) => void
}

/** Images in order: users drop or choose, move, cut out and remove them. The first image represents all of them. */
export function ImagesField(props: ImagesFieldProps) {
  const { value, onChange, itemName, altName, max, error, versions, onUploadingChange } = props
  const room = max - value.length
  const { uploads, uploadAll, dismiss, isUploading } = useImageUploads({
    room,
    onUploaded: (file) => onChange((current) => [...current, file]),
  })
  useEffect(() => onUploadingChange(isUploading), [isUploading, onUploadingChange])
  const waiting = uploads.filter((upload) => upload.error === null)

  function move(index: number, target: number): void {
    onChange((current) => {
      const image = current[index]
      return image === undefined ? [...current] : current.toSpliced(index, 1).toSpliced(target, 0, image)
    })
  }

  return (
    <DropZone isFull={room <= 0} itemName={itemName} max={max} onFiles={(files) => void uploadAll(files)}>
      <ul role="list" className={styles.images} aria-label={`${capitalised(itemName)}s`}>
        {value.map((image, index) => (
          <ImageTile
            key={image.id}
            image={image}
            alt={`${altName}, ${itemName} ${index + 1}`}
            itemName={itemName}
            versions={versions}
            onReplace={(other) =>
              onChange((current) => current.map((entry) => (entry.id === image.id ? other : entry)))
            }
            number={index + 1}
            count={value.length}
            onMove={(target) => move(index, target)}
            onRemove={() => onChange((current) => current.filter((other) => other.id !== image.id))}
          />
        ))}
        {waiting.map((upload) => (
          <li key={upload.key} className={styles.waiting} role="status">
            Uploading {upload.name}…
          </li>
        ))}
      </ul>
      <UploadProblems uploads={uploads} onDismiss={dismiss} />
      {error === undefined ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </DropZone>
  )
}

interface DropZoneProps {
  isFull: boolean
  itemName: string
  max: number
  onFiles: (files: File[]) => void
  children: React.ReactNode
}

function DropZone({ isFull, itemName, max, onFiles, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function handleDrop(event: React.DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }

  function handleChoice(event: React.ChangeEvent<HTMLInputElement>): void {
    onFiles([...(event.target.files ?? [])])
    // Resets the input, so that choosing the same file again triggers a change event.
    event.target.value = ''
  }

  return (
    <div
      className={styles.zone}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      {children}
      <div className={styles.chooser}>
        <Button icon={<ImagePlus size={16} aria-hidden />} disabled={isFull} onClick={() => input.current?.click()}>
          Add {itemName}s
        </Button>
        <span className={styles.hint}>
          or drop them here. PNG, JPEG, WebP, AVIF or SVG, at most 8 MB each, {max} in all.
        </span>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={ACCEPTED_IMAGES}
          aria-label={`${capitalised(itemName)} files`}
          onChange={handleChoice}
        />
      </div>
    </div>
  )
}

interface UploadProblemsProps {
  uploads: readonly ImageUpload[]
  onDismiss: (key: string) => void
}

function UploadProblems({ uploads, onDismiss }: UploadProblemsProps) {
  return (
    <div role="alert">
      {uploads.map(({ key, name, error }) =>
        error === null ? null : (
          <p key={key} className={styles.problem}>
            {error}
            <Button
              type="text"
              size="small"
              icon={<X size={14} aria-hidden />}
              aria-label={`Dismiss the message about ${name}`}
              onClick={() => onDismiss(key)}
            />
          </p>
        ),
      )}
    </div>
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
