import { MAX_VARIATIONS } from '@marquee/contract/image-generation'
import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { createHref } from '@marquee/remote-kit/release-manifest'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { InputNumber } from 'antd'
import { Cpu, Image, LayoutTemplate } from 'lucide-react'
import { Link } from 'react-router'
import { generationProvidersQuery } from '../../api/generation-providers.ts'
import { templatePreviewQuery } from '../../api/ad-templates.ts'
import { manifest } from '../../manifest.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { FormatChoice } from './format-choice.tsx'
import type { StepProps } from './source-step.tsx'
import wizard from './wizard.module.css'

const pageHref = createHref(manifest)

/** The step for the formats, the number of designs, and the maker of the background. */
export function FormatsStep({ draft, change }: StepProps) {
  const { aspectRatios, variations } = draft
  return (
    <div className={wizard.step}>
      <FormatChoice value={aspectRatios} onChange={(next) => change({ aspectRatios: next })} />
      <Field label="Designs" hint="Each design has another layout, in every chosen format.">
        {(control) => (
          <InputNumber
            {...control}
            min={1}
            max={MAX_VARIATIONS}
            precision={0}
            value={variations}
            onChange={(value) => change({ variations: value ?? 1 })}
          />
        )}
      </Field>
      <MakerChoice draft={draft} change={change} />
    </div>
  )
}

/** There is a choice only if an image model is configured. */
function MakerChoice({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const { data } = useQuery(generationProvidersQuery())
  const preview = useQuery({ ...templatePreviewQuery(draft), enabled: draft.productId !== null })
  const photo = preview.data?.pictures.product
  const isCutOut = draft.productId !== null && photo?.kind === 'asset' && photo.cutout
  const canManage = useIsAllowed({ permission: 'integrations.manage', feature: 'generation' })
  if (data === undefined) {
    return null
  }
  if (data.image.model === null) {
    return canManage ? (
      <p>
        Backgrounds are drawn by templates. <Link to={pageHref('generation-provider')}>Connect an image model</Link> for
        more variety.
      </p>
    ) : null
  }
  const makers = [
    {
      value: 'embedded',
      title: 'Templates',
      text: 'Drawn by Marquee: fast, and the same each time.',
      icon: <LayoutTemplate size={20} aria-hidden />,
    },
    {
      value: 'model',
      title: `Templates with ${data.image.model}`,
      text: 'The model makes the background; words and product stay exact.',
      icon: <Cpu size={20} aria-hidden />,
    },
    ...(isCutOut
      ? [
          {
            value: 'scene' as const,
            title: `A scene by ${data.image.model}`,
            text: 'The model paints around your product, which keeps its own pixels.',
            icon: <Image size={20} aria-hidden />,
          },
        ]
      : []),
  ] as const
  return <ChoiceCards label="Background" choices={makers} value={draft.maker} onChange={(maker) => change({ maker })} />
}
