import type { AnalysisResult, Place } from '@marquee/contract/creative-analyses'
import styles from './creative-view.module.css'

/** The layers over the creative, in addition to the places of the chosen finding. */
export type Overlay = 'none' | 'attention' | AnalysisResult['covered'][number]['placement']

interface CreativeViewProps {
  imageUrl: string | null
  name: string
  result: AnalysisResult
  overlay: Overlay
  /** Where the chosen finding was seen. */
  places: readonly Place[]
}

/** The creative with its findings, each drawn at its place. */
export function CreativeView({ imageUrl, name, result, overlay, places }: CreativeViewProps) {
  const { width, height } = result
  return (
    <div className={styles.frame} style={toFrameStyle(width / height)}>
      {imageUrl === null ? null : <img className={styles.image} src={imageUrl} alt={name} />}
      <CreativeDrawing result={result} overlay={overlay} places={places} />
    </div>
  )
}

/** Places are shares of the frame, so that it keeps the creative's shape however high the window is. */
export function toFrameStyle(ratio: number): React.CSSProperties {
  return { aspectRatio: ratio, '--ratio': ratio } as React.CSSProperties
}

/** What lies over a creative: attention, the zones of a placement, and the places of the chosen finding. */
export function CreativeDrawing({
  result: { attention, covered },
  overlay,
  places,
}: Pick<CreativeViewProps, 'result' | 'overlay' | 'places'>) {
  const zones = covered.find(({ placement }) => placement === overlay)?.places ?? []
  return (
    <svg className={styles.drawing} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      {overlay === 'attention'
        ? attention.values.map((value, index) => (
            <rect
              key={index}
              className={styles.heat}
              x={(index % attention.columns) / attention.columns}
              y={Math.floor(index / attention.columns) / attention.rows}
              width={1 / attention.columns}
              height={1 / attention.rows}
              opacity={(value / 100) * 0.75}
            />
          ))
        : null}
      {zones.map((zone, index) => (
        <rect key={index} className={styles.zone} {...zone} />
      ))}
      {places.map((place, index) => (
        <rect key={index} className={styles.place} {...place} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
