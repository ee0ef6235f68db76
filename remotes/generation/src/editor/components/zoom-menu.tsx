import { ActionMenu } from '@marquee/ui/action-menu'
import { Button } from 'antd'
import { Minus, Plus } from 'lucide-react'
import type { StageView } from '../state/use-stage-view.ts'
import { FULL_SIZE_ZOOM } from '../state/zooming.ts'

const STEP = 1.25
const FIT = 'fit'
const SIZES = [0.5, 1, 2] as const

/** Zooms in, out, to the whole image, or to a certain size. */
export function ZoomMenu({ view }: { view: Pick<StageView, 'zoom' | 'zoomTo' | 'zoomBy' | 'fit'> }) {
  const percent = Math.round((view.zoom / FULL_SIZE_ZOOM) * 100)
  return (
    <>
      <Button
        aria-label="Zoom out"
        title="Zoom out (−)"
        icon={<Minus size={16} aria-hidden />}
        onClick={() => view.zoomBy(1 / STEP)}
      />
      <ActionMenu
        items={[
          { key: FIT, label: 'Zoom to fit', extra: '⇧1' },
          ...SIZES.map((size) => ({ key: String(size), label: `${size * 100}%`, ...(size === 1 && { extra: '⇧0' }) })),
        ]}
        onChoose={(key) => (key === FIT ? view.fit() : view.zoomTo(Number(key) * FULL_SIZE_ZOOM))}
      >
        {(button) => (
          <Button {...button} type="text" aria-label={`Zoom: ${percent}%`}>
            {percent}%
          </Button>
        )}
      </ActionMenu>
      <Button
        aria-label="Zoom in"
        title="Zoom in (+)"
        icon={<Plus size={16} aria-hidden />}
        onClick={() => view.zoomBy(STEP)}
      />
    </>
  )
}
