import type { TimedScene } from '@marquee/creative/scene-times'
import { Tabs } from 'antd'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import { CaptionsInspector } from './captions-inspector.tsx'
import { SceneInspector } from './scene-inspector.tsx'
import { SoundInspector } from './sound-inspector.tsx'

interface VideoInspectorProps {
  editor: VideoEditor
  videoId: string
  /** The scene at the playhead. */
  current: TimedScene
  getSplitFrame: () => number
  onEditLayers: () => void
  onRecord: () => void
}

/** The fields of the scene at the playhead, and those of the whole video. */
export function VideoInspector({
  editor,
  videoId,
  current,
  getSplitFrame,
  onEditLayers,
  onRecord,
}: VideoInspectorProps) {
  return (
    <Tabs
      items={[
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
        { key: 'captions', label: 'Captions', children: <CaptionsInspector editor={editor} /> },
        {
          key: 'sound',
          label: 'Sound',
          children: <SoundInspector editor={editor} videoId={videoId} onRecord={onRecord} />,
        },
      ]}
    />
  )
}
