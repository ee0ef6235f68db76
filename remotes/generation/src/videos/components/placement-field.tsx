import { videoPlacement, type VideoPlacement } from '@marquee/creative/video-placement'
import { placements } from '@marquee/creative/safe-areas'
import { Field } from '@marquee/ui/field'
import { Select } from 'antd'

const OPTIONS = videoPlacement.options.map((value) => ({
  value,
  label: placements.find(({ id }) => id === value)?.name ?? 'Everywhere',
}))

interface PlacementFieldProps {
  /** Undefined: the words lie where the templates put them, which keeps clear of Meta’s placements. */
  value: VideoPlacement | undefined
  onChange: (placement: VideoPlacement) => void
}

/** Where a video is published: its words keep clear of the buttons and captions there. */
export function PlacementField({ value, onChange }: PlacementFieldProps) {
  return (
    <Field label="Published in" hint="In 9:16, texts and captions keep clear of what covers the video there.">
      {(control) => (
        <Select
          {...control}
          value={value ?? null}
          placeholder="Reels and Stories"
          options={OPTIONS}
          onChange={(placement) => onChange(videoPlacement.parse(placement))}
        />
      )}
    </Field>
  )
}
