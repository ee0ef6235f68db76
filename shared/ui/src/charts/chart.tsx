import { saveBlob } from '@marquee/api-client/save-blob'
import { Button } from 'antd'
import { FileDown, ImageDown } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { Hint } from '../feedback/hint.tsx'
import { SkeletonBlock } from '../page/skeleton-block.tsx'
import { type ChartData, type ChartKind, toCsv, toRows } from './chart-data.ts'
import styles from './chart.module.css'

const loadDrawing = () => import('./chart-drawing.tsx')
const ChartDrawing = lazy(async () => ({ default: (await loadDrawing()).ChartDrawing }))
const ChartLegend = lazy(async () => ({ default: (await loadDrawing()).ChartLegend }))

interface ChartProps {
  /** The subject of the chart: used on its image and on its buttons. */
  title: string
  kind: ChartKind
  data: ChartData
  /** A summary of the chart, in one sentence. */
  summary: string
  /** The name of the files, without an extension. */
  fileName: string
  /** In px. */
  height?: number
}

/** A chart with its legend, the table of its values, CSV and image. The drawing code is loaded with the first chart. */
export function Chart({ title, kind, data, summary, fileName, height = 240 }: ChartProps) {
  const svg = useRef<SVGSVGElement>(null)

  async function handleImage(): Promise<void> {
    if (svg.current !== null) {
      const { downloadImage } = await import('./chart-image.ts')
      await downloadImage(svg.current, title, `${fileName}.png`)
    }
  }

  return (
    <figure className={styles.figure}>
      <Suspense fallback={<SkeletonBlock width="100%" height={`${height}px`} />}>
        <ChartDrawing ref={svg} kind={kind} data={data} summary={summary} height={height} />
      </Suspense>
      <div className={styles.foot}>
        <Suspense fallback={null}>
          <ChartLegend data={data} />
        </Suspense>
        <div className={styles.files}>
          <Hint text="Save as CSV">
            <Button
              type="text"
              size="small"
              icon={<FileDown size={15} aria-hidden />}
              aria-label={`Save “${title}” as CSV`}
              onClick={() => downloadCsv(toCsv(data), `${fileName}.csv`)}
            />
          </Hint>
          <Hint text="Save as an image">
            <Button
              type="text"
              size="small"
              icon={<ImageDown size={15} aria-hidden />}
              aria-label={`Save “${title}” as an image`}
              onClick={() => void handleImage()}
            />
          </Hint>
        </div>
      </div>
      <ChartTable title={title} data={data} />
    </figure>
  )
}

function ChartTable({ title, data }: { title: string; data: ChartData }) {
  const [heading = [], ...rows] = toRows(data)
  return (
    <details className={styles.details}>
      <summary>Show as a table</summary>
      {/* A long table scrolls in its place, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heading.map((cell, index) => (
                <th key={index} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, ...values], index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                {values.map((value, position) => (
                  <td key={position}>{value === '' ? '–' : value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** Saves a text as a CSV file; the byte order mark tells Excel that it is UTF-8. */
function downloadCsv(csv: string, fileName: string): void {
  saveBlob(new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' }), fileName)
}
