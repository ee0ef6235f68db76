import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import { useWidth } from '@marquee/ui/use-width'
import { Segmented } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageAsset } from '../../../state/page-asset.ts'
import { editInPlace, findSectionElement, markEditable } from '../../state/edit-in-place.ts'
import { PageFrame } from '../page-frame.tsx'
import styles from './page-preview.module.css'

interface PagePreviewProps {
  page: FunnelPage
  assets: readonly PageAsset[]
  chosen: string | null
  canEdit: boolean
  onChoose: (sectionId: string) => void
  onWrite: (sectionId: string, path: string, words: string) => void
}

/** Screens by their width in pixels. */
const SCREENS = [
  { name: 'Desktop', width: 1280 },
  { name: 'Tablet', width: 768 },
  { name: 'Phone', width: 390 },
] as const
type View = (typeof SCREENS)[number]['name'] | 'Side by side'
const VIEWS: readonly View[] = ['Side by side', ...SCREENS.map(({ name }) => name)]
const GAP = 16

/** The page as visitors see it, on one screen or on three side by side. Words are edited in their place. */
export function PagePreview({ page, assets, chosen, canEdit, onChoose, onWrite }: PagePreviewProps) {
  const [view, setView] = useState<View>('Side by side')
  const [root, width] = useWidth()
  const screens = SCREENS.filter(({ name }) => view === 'Side by side' || view === name)
  const total = screens.reduce((sum, screen) => sum + screen.width, 0)
  const scale = Math.max(0.1, Math.min(1, (width - GAP * (screens.length - 1)) / total))
  return (
    <section className={styles.preview} aria-label="Preview">
      <Segmented aria-label="Screens" options={[...VIEWS]} value={view} onChange={setView} />
      <div ref={root} className={styles.screens}>
        {screens.map((screen) => (
          <Screen
            key={screen.name}
            {...{ page, assets, chosen, canEdit, onChoose, onWrite }}
            name={screen.name}
            width={screen.width}
            scale={scale}
          />
        ))}
      </div>
    </section>
  )
}

interface ScreenProps extends PagePreviewProps {
  name: string
  width: number
  scale: number
}

function Screen({ page, assets, chosen, canEdit, onChoose, onWrite, name, width, scale }: ScreenProps) {
  const [shown, setShown] = useState<Document | null>(null)
  const handlers = useRef({ onChoose, onWrite })
  useEffect(() => {
    handlers.current = { onChoose, onWrite }
  })

  const handleShown = useCallback(
    (current: Document) => {
      setShown(current)
      if (canEdit) {
        markEditable(current)
      }
    },
    [canEdit],
  )

  useEffect(() => {
    return shown === null
      ? undefined
      : editInPlace(shown, {
          onChoose: (id) => handlers.current.onChoose(id),
          onWrite: (...change) => handlers.current.onWrite(...change),
        })
  }, [shown])

  // A section that is chosen in the list comes into view; one that was chosen here is in view already.
  useEffect(() => {
    const section = shown === null || chosen === null ? null : findSectionElement(shown, chosen)
    if (section !== null && !section.contains(section.ownerDocument.activeElement)) {
      section.scrollIntoView({ block: 'nearest' })
    }
  }, [shown, chosen])

  return (
    <figure className={styles.screen}>
      <div className={styles.glass}>
        <PageFrame
          page={page}
          assets={assets}
          width={width}
          scale={scale}
          title={`Preview: ${name}`}
          marked
          onShown={handleShown}
        />
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  )
}
