import type { StoredAsset } from '@marquee/contract/assets'
import { Button } from 'antd'
import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ACCEPTED_IMAGES } from '../state/check-image-file.ts'
import { type ImageUpload, useImageUploads } from '../state/use-image-uploads.ts'
import styles from './images-field.module.css'

const MAX_IMAGES = 12

interface ImagesFieldProps {
  value: readonly StoredAsset[]
  /** Takes a function of the current images: uploads end while the person goes on. */
  onChange: (change: (current: readonly StoredAsset[]) => StoredAsset[]) => void
  /** The product's name: the pictures are named after it. */
  productName: string
  error: string | undefined
  onUploadingChange: (isUploading: boolean) => void
}

/** A product's pictures: drop or choose them, order them, take them out. The first one stands for the product. */
export function ImagesField({ value, onChange, productName, error, onUploadingChange }: ImagesFieldProps) {
  const room = MAX_IMAGES - value.length
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
    <DropZone isFull={room <= 0} onFiles={(files) => void uploadAll(files)}>
      <ul role="list" className={styles.images} aria-label="Images">
        {value.map((image, index) => (
          <ImageTile
            key={image.id}
            image={image}
            alt={`${productName || 'Product'}, picture ${index + 1}`}
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
  onFiles: (files: File[]) => void
  children: React.ReactNode
}

function DropZone({ isFull, onFiles, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function handleDrop(event: React.DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }

  function handleChoice(event: React.ChangeEvent<HTMLInputElement>): void {
    onFiles([...(event.target.files ?? [])])
    // The same file chosen again is a new choice.
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
          Add images
        </Button>
        <span className={styles.hint}>or drop them here. PNG, JPEG, WebP or AVIF, at most 8 MB each, 12 in all.</span>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={ACCEPTED_IMAGES}
          aria-label="Image files"
          onChange={handleChoice}
        />
      </div>
    </div>
  )
}

interface ImageTileProps {
  image: StoredAsset
  alt: string
  number: number
  count: number
  onMove: (target: number) => void
  onRemove: () => void
}

function ImageTile({ image, alt, number, count, onMove, onRemove }: ImageTileProps) {
  const index = number - 1
  return (
    <li className={styles.tile}>
      <img className={styles.picture} src={`${image.url}?width=320`} alt={alt} />
      {number === 1 ? <span className={styles.main}>Main</span> : null}
      <span className={styles.buttons}>
        <Button
          type="text"
          size="small"
          icon={<ArrowLeft size={16} aria-hidden />}
          aria-label={`Move image ${number} forward`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <Button
          type="text"
          size="small"
          icon={<ArrowRight size={16} aria-hidden />}
          aria-label={`Move image ${number} back`}
          disabled={number === count}
          onClick={() => onMove(index + 1)}
        />
        <Button
          type="text"
          size="small"
          icon={<X size={16} aria-hidden />}
          aria-label={`Remove image ${number}`}
          onClick={onRemove}
        />
      </span>
    </li>
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
