import { MAX_ASSET_BYTES } from '@marquee/contract/assets'
import { Field } from '@marquee/ui/field'
import { Button, Input } from 'antd'
import { Upload, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { uploadAsset } from '../../api/assets.ts'
import type { FormFont } from '../state/brand-profile-form.ts'
import { getFieldMessage } from '../../state/get-field-message.ts'
import styles from './fonts-field.module.css'

const LABELS = { heading: 'Font of headings', body: 'Font of text' } as const
const ACCEPTED = '.woff2,.woff,.ttf,.otf'

interface FontsFieldProps {
  value: readonly FormFont[]
  onChange: (fonts: FormFont[]) => void
}

/** The fonts of a brand: each with its name, and with its own font file if there is one. */
export function FontsField({ value, onChange }: FontsFieldProps) {
  return (
    <div className={styles.fonts}>
      {value.map((font, index) => (
        <FontEntry key={font.role} font={font} onChange={(changed) => onChange(value.with(index, changed))} />
      ))}
    </div>
  )
}

function FontEntry({ font, onChange }: { font: FormFont; onChange: (font: FormFont) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isUploading, setIsUploading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { role, family, asset } = font

  async function upload(file: File): Promise<void> {
    if (file.size > MAX_ASSET_BYTES.font) {
      setProblem(`${file.name} is larger than ${MAX_ASSET_BYTES.font / 1024 / 1024} MB.`)
      return
    }
    setProblem(undefined)
    setIsUploading(true)
    try {
      const stored = await uploadAsset('font', file)
      onChange({ role, family: family.trim() === '' ? file.name.replace(/\.\w+$/, '') : family, asset: stored })
    } catch (error) {
      setProblem(getFieldMessage(error, 'file'))
    } finally {
      setIsUploading(false)
    }
  }

  return (
    <div className={styles.font}>
      <Field
        label={LABELS[role]}
        isOptional
        error={problem}
        hint={asset === null ? 'Without a file of yours, the built-in font that is most like it is used.' : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={family}
            maxLength={100}
            placeholder="Playfair Display"
            onChange={(event) => onChange({ ...font, family: event.target.value })}
          />
        )}
      </Field>
      {asset === null ? (
        <Button icon={<Upload size={16} aria-hidden />} loading={isUploading} onClick={() => input.current?.click()}>
          Upload font file
        </Button>
      ) : (
        <p className={styles.file}>
          <span className={styles.name}>{asset.name}</span>
          <Button
            type="text"
            size="small"
            icon={<X size={16} aria-hidden />}
            aria-label={`Remove the file ${asset.name}`}
            onClick={() => onChange({ ...font, asset: null })}
          />
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={`File for the ${LABELS[role].toLowerCase()}`}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file !== undefined) {
            void upload(file)
          }
        }}
      />
    </div>
  )
}
