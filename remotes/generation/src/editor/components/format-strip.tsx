import type { CreativeDocument } from '@marquee/creative/document'
import { type AspectRatio } from '@marquee/creative/formats'
import { listFormats } from '@marquee/creative/template'
import type { CreativeImages } from '../../state/creative-resources.ts'
import { CreativeCanvas } from '../../components/creative-canvas.tsx'
import styles from './format-strip.module.css'

interface FormatStripProps {
  document: CreativeDocument
  images: CreativeImages | null
  format: AspectRatio
  onFormat: (format: AspectRatio) => void
}

/** All formats side by side: a text change in one is visible in the others at once. */
export function FormatStrip({ document, images, format, onFormat }: FormatStripProps) {
  return (
    <div className={styles.strip} role="group" aria-label="Formats">
      {listFormats(document).map((ratio) => (
        <button
          key={ratio}
          type="button"
          className={styles.format}
          data-ratio={ratio}
          aria-pressed={ratio === format}
          onClick={() => onFormat(ratio)}
        >
          <CreativeCanvas document={document} format={ratio} images={images} label="" />
          <span>{ratio}</span>
        </button>
      ))}
    </div>
  )
}
