import { pageImage } from '@marquee/funnel-pages/section-parts'
import { z } from 'zod'
import type { FilePlan } from '../../state/field-plan.ts'
import { readPath } from '../../state/value-path.ts'
import type { FieldProps } from './field-props.ts'
import { ImageField } from './image-field.tsx'
import { ImageListField } from './image-list-field.tsx'
import { VideoField } from './video-field.tsx'

const image = pageImage.nullable().catch(null)
const images = z.array(pageImage).catch([])
const asset = z.string().nullable().catch(null)

/** A file of a section: an image, several images, or a video. */
export function FileField({ plan, value, assets, onWrite, onAdded }: FieldProps<FilePlan>) {
  const { kind, path, label } = plan
  const current = readPath(value, path)
  const common = { label, assets, onAdded, onChange: (next: unknown) => onWrite(path, next) }
  switch (kind) {
    case 'image':
      return <ImageField {...common} value={image.parse(current)} />
    case 'images':
      return <ImageListField {...common} value={images.parse(current)} />
    case 'video':
      return <VideoField {...common} value={asset.parse(current)} />
  }
}
