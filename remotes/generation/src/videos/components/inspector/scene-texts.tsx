import type { VideoScene } from '@marquee/creative/video-project'
import { Field } from '@marquee/ui/field'
import { Input } from 'antd'
import { WORD_LABELS } from '../../../state/image-labels.ts'

interface SceneTextsProps {
  scene: Pick<VideoScene, 'texts' | 'formats'>
  onChange: (texts: VideoScene['texts'], binding: string) => void
}

/** The words on the screen, in every format. */
export function SceneTexts({ scene, onChange }: SceneTextsProps) {
  return listBindings(scene).map((binding) => (
    <Field key={binding} label={getLabel(binding)}>
      {(control) => (
        <Input.TextArea
          {...control}
          dir="auto"
          maxLength={2000}
          autoSize={{ minRows: 1, maxRows: 4 }}
          value={scene.texts[binding] ?? ''}
          onChange={({ target }) => onChange({ ...scene.texts, [binding]: target.value }, binding)}
        />
      )}
    </Field>
  ))
}

/** The bindings that a text layer shows in some format. */
function listBindings({ formats }: SceneTextsProps['scene']): string[] {
  const layers = Object.values(formats).flatMap((layout) => layout.layers)
  return [...new Set(layers.flatMap((layer) => (layer.type === 'text' ? [layer.binding] : [])))]
}

function getLabel(binding: string): string {
  const label = Object.entries(WORD_LABELS).find(([known]) => known === binding)?.[1]
  return `On the screen: ${label ?? 'text'}`
}
