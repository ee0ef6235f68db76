import type { StoredAsset } from '@marquee/contract/assets'
import { Button } from 'antd'
import { ArrowLeft, ArrowRight, Scan, Scissors, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useCutOutImage } from '../api/product-imports.ts'
import { describeSmallImage } from '../state/describe-small-image.ts'
import { getFieldMessage } from '../state/get-field-message.ts'
import { SubjectDialog } from './subject-dialog.tsx'
import styles from './images-field.module.css'

/** An image's other version: its cut-out, or the original of a cut-out. */
export interface OtherVersion {
  asset: StoredAsset
  isCutout: boolean
}

export interface ImageVersions {
  /** The other versions by the id of the shown image. */
  others: Readonly<Record<string, OtherVersion>>
  onFound: (original: StoredAsset, cutout: StoredAsset) => void
}

interface ImageTileProps {
  image: StoredAsset
  alt: string
  itemName: string
  number: number
  count: number
  versions: ImageVersions | undefined
  onReplace: (other: StoredAsset) => void
  onMove: (target: number) => void
  onRemove: () => void
}

/** One image of a form with its actions. */
export function ImageTile(props: ImageTileProps) {
  const { image, alt, itemName, number, count, versions, onReplace, onMove, onRemove } = props
  const index = number - 1
  const other = versions?.others[image.id]
  return (
    <li className={styles.tile}>
      <img
        className={styles.image}
        data-background={itemName === 'logo' || other?.isCutout === false ? 'chequered' : 'plain'}
        src={`${image.url}?width=320`}
        alt={alt}
      />
      {number === 1 ? <span className={styles.main}>Main</span> : null}
      <span className={styles.buttons}>
        <Button
          type="text"
          size="small"
          icon={<ArrowLeft size={16} aria-hidden />}
          aria-label={`Move ${itemName} ${number} forward`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <Button
          type="text"
          size="small"
          icon={<ArrowRight size={16} aria-hidden />}
          aria-label={`Move ${itemName} ${number} back`}
          disabled={number === count}
          onClick={() => onMove(index + 1)}
        />
        <Button
          type="text"
          size="small"
          icon={<X size={16} aria-hidden />}
          aria-label={`Remove ${itemName} ${number}`}
          onClick={onRemove}
        />
      </span>
      {versions === undefined ? null : (
        <>
          <CutOutButton image={image} number={number} versions={versions} onReplace={onReplace} />
          <SubjectButton image={image} alt={alt} number={number} />
          <p className={styles.note}>{describeSmallImage(image)}</p>
        </>
      )}
    </li>
  )
}

interface SubjectButtonProps {
  image: StoredAsset
  alt: string
  number: number
}

/** Opens the photo with the box around its product. */
function SubjectButton({ image, alt, number }: SubjectButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        block
        icon={<Scan size={14} aria-hidden />}
        aria-label={`Find product in image ${number}`}
        onClick={() => setIsOpen(true)}
      >
        Find product
      </Button>
      {isOpen ? <SubjectDialog image={image} alt={alt} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

interface CutOutButtonProps {
  image: StoredAsset
  number: number
  versions: ImageVersions
  onReplace: (other: StoredAsset) => void
}

/** Cuts the image out of its background or returns to the original: the tile shows the version that will be saved. */
function CutOutButton({ image, number, versions, onReplace }: CutOutButtonProps) {
  const { mutateAsync: cutOut, isPending } = useCutOutImage()
  const [problem, setProblem] = useState('')
  const other = versions.others[image.id]

  async function cut(): Promise<void> {
    setProblem('')
    try {
      const cutout = await cutOut(image.id)
      if (cutout === null) {
        setProblem('The background is not plain enough to cut this out.')
      } else {
        versions.onFound(image, cutout)
        if (cutout.is_clean) {
          onReplace(cutout)
        } else {
          setProblem('The edge of this cut-out is uncertain. “Cut out” shows it; look at its edge before you use it.')
        }
      }
    } catch (error) {
      setProblem(getFieldMessage(error, 'file'))
    }
  }

  const showsCutout = other?.isCutout === false
  return (
    <>
      <Button
        size="small"
        block
        loading={isPending}
        icon={showsCutout ? <Undo2 size={14} aria-hidden /> : <Scissors size={14} aria-hidden />}
        aria-label={showsCutout ? `Use original of image ${number}` : `Cut out image ${number}`}
        onClick={() => (other === undefined ? void cut() : onReplace(other.asset))}
      >
        {showsCutout ? 'Use original' : 'Cut out'}
      </Button>
      <p role="status" className={styles.note}>
        {problem}
      </p>
    </>
  )
}
