import { type FunnelPage, getDirection } from '@marquee/funnel-pages/funnel-page'
import { getPageClass, writePageStyles } from '@marquee/funnel-pages/page-styles'
import { PageView } from '@marquee/funnel-pages/page-view'
import { type CSSProperties, memo, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PageAsset } from '../../state/page-asset.ts'
import { toPageResources } from '../state/to-page-resources.ts'
import { writeFontFaces } from '../state/write-font-faces.ts'
import styles from './page-frame.module.css'

interface PageFrameProps {
  page: FunnelPage
  assets: readonly PageAsset[]
  /** The width in pixels for which the page is laid out. */
  width: number
  /** How much smaller it is shown. */
  scale: number
  title: string
  /** Whether texts and sections are marked for an editor. Default: no. */
  marked?: boolean
  /** Called with the document after each change of what it shows. */
  onShown?: (shown: Document) => void
}

const EMPTY = '<!doctype html><html><head></head><body></body></html>'

/**
 * Shows a page in a document of its own, with its own styles and its own width. The document has no scripts. An editor handles events in it,
 * which WebKit allows only where scripts are allowed; nothing in the page can be one, because React writes all of its words as text.
 */
export const PageFrame = memo(function PageFrame(props: PageFrameProps) {
  const { page, assets, width, scale, title, marked = false, onShown } = props
  const [shown, setShown] = useState<Document | null>(null)
  const css = useMemo(() => `${writeFontFaces(page, assets)}\n${writePageStyles(page)}`, [page, assets])
  const resources = useMemo(() => toPageResources(assets), [assets])

  useEffect(() => {
    if (shown !== null) {
      shown.documentElement.lang = page.language
      shown.documentElement.dir = getDirection(page.language)
      shown.body.className = getPageClass(page)
    }
  }, [shown, page])

  useEffect(() => {
    if (shown !== null) {
      onShown?.(shown)
    }
  })

  const size: CSSProperties = { width, transform: `scale(${scale})`, height: `${100 / scale}%` }
  return (
    <div className={styles.clip} style={{ width: width * scale }}>
      <iframe
        className={styles.frame}
        style={size}
        title={title}
        sandbox={marked ? 'allow-same-origin allow-scripts' : 'allow-same-origin'}
        srcDoc={EMPTY}
        tabIndex={marked ? 0 : -1}
        onLoad={({ currentTarget }) => setShown(currentTarget.contentDocument)}
      />
      {shown === null ? null : (
        <>
          {createPortal(<style>{css}</style>, shown.head)}
          {createPortal(<PageView page={page} resources={resources} marked={marked} />, shown.body)}
        </>
      )}
    </div>
  )
})
