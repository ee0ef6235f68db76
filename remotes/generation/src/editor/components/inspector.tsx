import type { CreativeDocument } from '@marquee/creative/document'
import { PIXELS_PER_UNIT, toUnits } from '@marquee/creative/formats'
import type { Fill, ImageLayer, Layer, LogoLayer, ShapeLayer, TextLayer } from '@marquee/creative/layer'
import type { ColorValue } from '@marquee/creative/look'
import { Button, Input, InputNumber, Segmented, Slider } from 'antd'
import { ImageUp } from 'lucide-react'
import { useId } from 'react'
import type { LayerChange } from '../state/document-slice.ts'
import { ColorField } from './color-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { TextNotes } from './text-notes.tsx'
import styles from './inspector.module.css'

interface InspectorProps {
  document: CreativeDocument
  layer: Layer
  onChange: (changes: readonly LayerChange[]) => void
  onStyle: (id: string, style: Partial<Layer['style']>) => void
  onText: (binding: string, text: string) => void
  onSwap: (binding: string) => void
}

/** The editable properties of one layer. */
export function Inspector(props: InspectorProps) {
  const { layer, onChange } = props
  return (
    <div className={styles.inspector}>
      {layer.type === 'text' ? <TextFields {...props} layer={layer} /> : null}
      {layer.type === 'shape' ? <ShapeFields {...props} layer={layer} /> : null}
      {layer.type === 'image' ? <ImageFields {...props} layer={layer} /> : null}
      {layer.type === 'logo' ? <LogoFields {...props} layer={layer} /> : null}
      <PlaceFields layer={layer} onChange={onChange} />
    </div>
  )
}

type FieldsOf<L extends Layer> = Omit<InspectorProps, 'layer'> & { layer: L }

const LONGEST_TEXT = 2000

const toPixels = (percent: number) => Math.round(toUnits(percent) * PIXELS_PER_UNIT)
const toPercent = (pixels: number) => pixels / PIXELS_PER_UNIT / 10

function TextFields({ document, layer, onStyle, onText }: FieldsOf<TextLayer>) {
  const { id, binding, style } = layer
  const fieldId = useId()
  return (
    <>
      <label className={styles.label} htmlFor={`${fieldId}-words`}>
        Words in every format
        <Input.TextArea
          id={`${fieldId}-words`}
          autoSize={{ minRows: 2, maxRows: 8 }}
          maxLength={LONGEST_TEXT}
          dir="auto"
          value={document.texts[binding] ?? ''}
          onChange={(event) => onText(binding, event.target.value)}
        />
      </label>
      <TextNotes
        binding={binding}
        text={document.texts[binding] ?? ''}
        most={LONGEST_TEXT}
        onMend={(text) => onText(binding, text)}
      />
      <div className={styles.place}>
        <div className={styles.label}>
          <label htmlFor={`${fieldId}-size`}>Largest size</label>
          <InputNumber
            id={`${fieldId}-size`}
            value={toPixels(style.size)}
            min={10}
            max={800}
            suffix="px"
            onChange={(value) => value !== null && onStyle(id, { size: toPercent(value) })}
          />
        </div>
        <div className={styles.label}>
          <label htmlFor={`${fieldId}-weight`}>Weight</label>
          <InputNumber
            id={`${fieldId}-weight`}
            value={style.weight}
            min={100}
            max={900}
            step={50}
            onChange={(value) => value !== null && onStyle(id, { weight: Math.round(value) })}
          />
        </div>
      </div>
      <Segmented<TextLayer['style']['align']>
        aria-label="Alignment"
        block
        options={[
          { value: 'left', label: 'Left' },
          { value: 'center', label: 'Center' },
          { value: 'right', label: 'Right' },
        ]}
        value={style.align}
        onChange={(align) => onStyle(id, { align })}
      />
      <ColorField
        label="Color"
        value={style.color}
        palette={document.look.palette}
        onChange={(color) => onStyle(id, { color, is_color_exact: color.startsWith('#') })}
      />
      <p className={styles.hint}>
        {style.is_color_exact
          ? 'Your own color is kept as it is, even where it is hard to read.'
          : 'A brand color changes by itself where it could not be read.'}
      </p>
    </>
  )
}

function ShapeFields({ document, layer, onStyle }: FieldsOf<ShapeLayer>) {
  const { id, style } = layer
  return (
    <>
      <ColorField
        label={typeof style.fill === 'string' ? 'Color' : 'Color (replaces the gradient)'}
        value={toFirstColor(style.fill)}
        palette={document.look.palette}
        onChange={(fill) => onStyle(id, { fill })}
      />
      <div className={styles.label}>
        Opacity
        <Slider
          ariaLabelForHandle="Opacity"
          min={0}
          max={100}
          value={Math.round(style.opacity * 100)}
          onChange={(value) => onStyle(id, { opacity: value / 100 })}
        />
      </div>
      {style.form === 'rectangle' ? (
        <div className={styles.label}>
          Round corners
          <Slider
            ariaLabelForHandle="Round corners"
            min={0}
            max={20}
            step={0.2}
            value={style.radius}
            onChange={(radius) => onStyle(id, { radius })}
          />
        </div>
      ) : null}
    </>
  )
}

function toFirstColor(fill: Fill): ColorValue {
  return typeof fill === 'string' ? fill : fill.from
}

function ImageFields({ document, layer, onStyle, onSwap }: FieldsOf<ImageLayer>) {
  const { id, binding, style } = layer
  const picture = document.pictures[binding]
  const isCropped = picture?.kind === 'asset' && !picture.cutout
  return (
    <>
      <Button icon={<ImageUp size={16} aria-hidden />} onClick={() => onSwap(binding)}>
        Swap picture
      </Button>
      {isCropped ? (
        <>
          <div className={styles.label}>
            Part shown, from left to right
            <Slider
              ariaLabelForHandle="Part shown, from left to right"
              min={0}
              max={100}
              value={Math.round(style.focus.x * 100)}
              onChange={(value) => onStyle(id, { focus: { ...style.focus, x: value / 100 } })}
            />
          </div>
          <div className={styles.label}>
            Part shown, from top to bottom
            <Slider
              ariaLabelForHandle="Part shown, from top to bottom"
              min={0}
              max={100}
              value={Math.round(style.focus.y * 100)}
              onChange={(value) => onStyle(id, { focus: { ...style.focus, y: value / 100 } })}
            />
          </div>
        </>
      ) : null}
    </>
  )
}

function LogoFields({ document, layer, onStyle }: FieldsOf<LogoLayer>) {
  return (
    <ColorField
      label="Color"
      value={layer.style.color}
      palette={document.look.palette}
      onChange={(color) => onStyle(layer.id, { color })}
    />
  )
}
