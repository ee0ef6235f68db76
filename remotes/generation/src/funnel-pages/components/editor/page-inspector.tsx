import { funnelPageLook } from '@marquee/funnel-pages/funnel-page'
import { Field } from '@marquee/ui/field'
import { useQuery } from '@tanstack/react-query'
import { Button, Segmented, Select } from 'antd'
import { Palette } from 'lucide-react'
import { funnelPreviewQuery } from '../../api/funnel-templates.ts'
import { LOOK_LABELS } from '../../state/page-words.ts'
import type { PageEditor } from '../../state/use-page-editor.ts'
import { ImageField } from './image-field.tsx'
import { TypedText } from './typed-text.tsx'
import styles from './inspector.module.css'

const LOOK_OPTIONS = funnelPageLook.options.map((value) => ({ value, label: LOOK_LABELS[value] }))
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'pl', 'ar', 'he', 'ja'] as const
const names = new Intl.DisplayNames('en', { type: 'language' })

/** What belongs to the whole page: its look and brand, and what search engines and shared links show. */
export function PageInspector({ editor, productId }: { editor: PageEditor; productId: string | null }) {
  const { page } = editor
  const brand = useQuery(funnelPreviewQuery(productId))
  const languages = [...new Set([page.language, ...LANGUAGES])]
  return (
    <div className={styles.inspector}>
      <h2 className={styles.title}>Page</h2>
      <Segmented
        aria-label="Look"
        options={LOOK_OPTIONS}
        value={page.look}
        onChange={(look) => editor.changePage({ look }, 'look')}
      />
      {brand.data === undefined ? null : (
        <div className={styles.buttons}>
          <Button
            icon={<Palette size={16} aria-hidden />}
            onClick={() => {
              editor.addAssets(brand.data.assets)
              editor.changePage({ theme: brand.data.theme }, 'theme')
            }}
          >
            Use the look of the brand
          </Button>
        </div>
      )}
      <TypedText
        label="Title"
        hint="For tabs, search results and shared links"
        value={page.title}
        onChange={(title) => editor.changePage({ title }, 'title')}
      />
      <TypedText
        label="Description"
        hint="For search results and shared links"
        isLong
        value={page.description}
        onChange={(description) => editor.changePage({ description }, 'description')}
      />
      <ImageField
        label="Image of shared links"
        value={page.share_image === null ? null : { asset_id: page.share_image, alt: page.title }}
        assets={editor.assets}
        onChange={(image) => editor.changePage({ share_image: image?.asset_id ?? null }, 'share_image')}
        onAdded={(asset) => editor.addAssets([asset])}
      />
      <Field label="Language" hint="For screen readers and search engines. The words stay as they are.">
        {(control) => (
          <Select
            {...control}
            showSearch={{ optionFilterProp: 'label' }}
            value={page.language}
            options={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
            onChange={(language) => editor.changePage({ language }, 'language')}
          />
        )}
      </Field>
    </div>
  )
}
