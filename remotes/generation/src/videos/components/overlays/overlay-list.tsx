import { Button } from 'antd'
import { BadgeCheck, ImagePlus, Type } from 'lucide-react'
import type { StoredAsset } from '@marquee/contract/assets'
import type { Overlay } from '@marquee/creative/video-project'
import { useImagePicker } from '../../../editor/components/use-image-picker.tsx'
import { getOverlayName } from '../../state/overlay-name.ts'
import type { Overlays } from '../../state/use-overlays.ts'
import inspector from '../inspector/inspector.module.css'
import { OverlayFields } from './overlay-fields.tsx'
import styles from './overlays.module.css'

interface OverlayListProps {
  overlays: Overlays
  /** All overlays of the video. */
  list: readonly Overlay[]
  /** Frames from the start of the video to an overlay. */
  getStart: (overlay: Overlay) => number
  /** Frames of the video. */
  length: number
  place: { x: number; y: number } | null
  onAdded: (asset: StoredAsset) => void
}

/** Texts, logos and images above the scenes: adds them, and edits the chosen one. */
export function OverlayList({ overlays, list, getStart, length, place, onAdded }: OverlayListProps) {
  const { chosen, choose, add } = overlays
  const picker = useImagePicker(onAdded)
  return (
    <div className={inspector.inspector}>
      <div className={inspector.buttons} role="group" aria-label="Add an overlay">
        <Button icon={<Type size={14} aria-hidden />} onClick={() => add({ kind: 'text', text: 'Your text' })}>
          Text
        </Button>
        <Button icon={<BadgeCheck size={14} aria-hidden />} onClick={() => add({ kind: 'logo' })}>
          Logo
        </Button>
        <Button
          icon={<ImagePlus size={14} aria-hidden />}
          onClick={() =>
            picker.pick(({ id }) => add({ kind: 'image', picture: { kind: 'asset', asset_id: id, cutout: false } }))
          }
        >
          Image
        </Button>
      </div>
      {picker.input}
      {list.length === 0 ? (
        <p className={inspector.hint}>
          Overlays lie above the scenes: a price, a badge, your logo for the whole video. Drag them on the preview, or
          on the overlay track for their time.
        </p>
      ) : (
        <ul role="list" className={styles.list} aria-label="Overlays">
          {list.map((overlay) => (
            <li key={overlay.id}>
              <button
                type="button"
                className={styles.item}
                aria-pressed={overlay.id === chosen?.id}
                onClick={() => choose(overlay.id === chosen?.id ? null : overlay.id)}
              >
                <span dir="auto">{getOverlayName(overlay)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen === null ? null : (
        <OverlayFields
          key={chosen.id}
          overlay={chosen}
          overlays={overlays}
          start={getStart(chosen)}
          length={length}
          place={place}
        />
      )}
    </div>
  )
}
