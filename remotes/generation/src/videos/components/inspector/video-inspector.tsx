import { getOverlayPlace } from '@marquee/creative/fit-overlay'
import { getOverlayStart, type TimedScene } from '@marquee/creative/scene-times'
import { Tabs } from 'antd'
import { useState } from 'react'
import type { VideoSession } from '../../state/use-video-session.ts'
import { OverlayList } from '../overlays/overlay-list.tsx'
import { CaptionsInspector } from './captions-inspector.tsx'
import { SceneInspector } from './scene-inspector.tsx'
import { SoundInspector } from './sound-inspector.tsx'

interface VideoInspectorProps {
  session: VideoSession
  videoId: string
  /** The scene at the playhead. */
  current: TimedScene
  getSplitFrame: () => number
  onEditLayers: () => void
  onRecord: () => void
}

type TabKey = 'scene' | 'overlays' | 'captions' | 'sound'

/** The fields of the scene at the playhead, of the chosen overlay, and those of the whole video. */
export function VideoInspector(props: VideoInspectorProps) {
  const { session, videoId, current, getSplitFrame, onEditLayers, onRecord } = props
  const { editor, overlays, format, length, mixed } = session
  const [tab, setTab] = useState<TabKey>('scene')
  const chosenId = overlays.chosen?.id ?? null
  const [shownId, setShownId] = useState(chosenId)
  if (chosenId !== shownId) {
    // An overlay that is chosen elsewhere opens its fields.
    setShownId(chosenId)
    setTab(chosenId === null ? tab : 'overlays')
  }
  const panels: readonly { key: TabKey; label: string; children: React.ReactNode }[] = [
    {
      key: 'scene',
      label: `Scene ${current.index + 1}`,
      children: (
        <SceneInspector
          key={current.scene.id}
          editor={editor}
          timed={current}
          getSplitFrame={getSplitFrame}
          onEditLayers={onEditLayers}
        />
      ),
    },
    {
      key: 'overlays',
      label: 'Overlays',
      children: (
        <OverlayList
          overlays={overlays}
          list={editor.project.overlays}
          getStart={(overlay) => getOverlayStart(editor.project, overlay) ?? 0}
          length={length}
          place={overlays.chosen === null ? null : getOverlayPlace(overlays.chosen, format)}
          onAdded={(asset) => editor.addAssets([asset])}
        />
      ),
    },
    { key: 'captions', label: 'Captions', children: <CaptionsInspector editor={editor} /> },
    {
      key: 'sound',
      label: 'Sound',
      children: (
        <SoundInspector editor={editor} videoId={videoId} sourcePeaks={mixed.sourcePeaks} onRecord={onRecord} />
      ),
    },
  ]
  return (
    <Tabs
      tabBarGutter={16}
      activeKey={tab}
      items={[...panels]}
      onChange={(key) => setTab(panels.find((panel) => panel.key === key)?.key ?? 'scene')}
    />
  )
}
