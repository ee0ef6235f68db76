import type { StoredAsset } from '@marquee/contract/assets'
import { Button } from 'antd'
import { ImageOff, ImagePlus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { uploadAsset } from '../../../api/assets.ts'
import { getFieldMessage } from '../../../state/get-field-message.ts'
import { imageProblem } from '../../../state/check-image-file.ts'
import styles from './scenes-step.module.css'

interface SceneImageFieldProps {
  label: string
  images: readonly StoredAsset[]
  /** Null: a background in the brand's colours. */
  value: string | null
  onChange: (assetId: string | null) => void
  onUploaded: (asset: StoredAsset) => void
}

/** Chooses the image behind a scene from those of the product, or uploads another one. */
export function SceneImageField({ label, images, value, onChange, onUploaded }: SceneImageFieldProps) {
  const name = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const [problem, setProblem] = useState('')

  async function upload(file: File | undefined): Promise<void> {
    const fault = file === undefined ? null : imageProblem(file)
    setProblem(fault ?? '')
    if (file === undefined || fault !== null) {
      return
    }
    setUploading(true)
    try {
      onUploaded(await uploadAsset('image', file))
    } catch (error) {
      setProblem(getFieldMessage(error, 'file'))
    } finally {
      setUploading(false)
    }
  }

  return (
    <fieldset className={styles.images}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {[null, ...images].map((image, index) => (
          <ImageChoice
            key={image?.id ?? 'none'}
            group={name}
            image={image}
            label={image === null ? 'No image' : `Image ${index}`}
            isChosen={value === (image?.id ?? null)}
            onChoose={() => onChange(image?.id ?? null)}
          />
        ))}
      </div>
      <Button
        size="small"
        icon={<ImagePlus size={14} aria-hidden />}
        loading={isUploading}
        onClick={() => input.current?.click()}
      >
        Upload an image
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Upload: ${label}`}
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          void upload(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </fieldset>
  )
}

interface ImageChoiceProps {
  group: string
  image: StoredAsset | null
  label: string
  isChosen: boolean
  onChoose: () => void
}

function ImageChoice({ group, image, label, isChosen, onChoose }: ImageChoiceProps) {
  return (
    <label className={styles.image} data-chosen={isChosen} title={image?.name ?? label}>
      <input type="radio" name={group} aria-label={label} checked={isChosen} onChange={onChoose} />
      {image === null ? (
        <ImageOff size={18} aria-hidden />
      ) : (
        <img src={`${image.url}?width=160`} alt="" loading="lazy" decoding="async" />
      )}
    </label>
  )
}
