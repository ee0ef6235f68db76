import type { TemplatePreview } from '@marquee/contract/ad-templates'
import { composeCreative } from '@marquee/creative/compose-creative'
import { creativeContent } from '@marquee/creative/content'
import type { Template } from '@marquee/creative/template'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { templatePreviewQuery } from '../../api/ad-templates.ts'
import type { ImageDraft } from '../state/image-draft.ts'
import { useCreativeImages } from '../../state/use-creative-images.ts'
import { useTemplate } from '../state/use-template.ts'
import { CreativeCanvas } from '../../components/creative-canvas.tsx'
import styles from './template-draft-preview.module.css'

/** A preview of the chosen template with the chosen product and brand, and with the texts as they are typed. */
export function TemplateDraftPreview({ draft }: { draft: ImageDraft }) {
  const { template } = useTemplate(draft.templateId)
  const { data: preview } = useQuery(templatePreviewQuery(draft))
  return template === undefined || preview === undefined ? null : (
    <FormatPreviews template={template} preview={preview} draft={draft} />
  )
}

interface FormatPreviewsProps {
  template: Template
  preview: TemplatePreview
  draft: ImageDraft
}

function FormatPreviews({ template, preview, draft: { words, aspectRatios } }: FormatPreviewsProps) {
  const typed = useDeferredValue(words)
  const document = useMemo(() => {
    const content = creativeContent.safeParse(typed).data ?? preview.content
    return composeCreative(template, { ...preview, content })
  }, [template, preview, typed])
  const images = useCreativeImages(document, preview.assets)
  return (
    <div className={styles.strip} role="group" aria-label="Preview">
      {aspectRatios
        .filter((ratio) => template.formats[ratio] !== undefined)
        .map((ratio) => (
          <figure key={ratio} className={styles.format} style={{ aspectRatio: ratio.replace(':', ' / ') }}>
            <CreativeCanvas document={document} format={ratio} images={images} label={`Preview in ${ratio}`} />
          </figure>
        ))}
    </div>
  )
}
