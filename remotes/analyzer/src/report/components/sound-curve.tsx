import type { VideoFacts } from '@marquee/contract/creative-analyses'
import { Chart } from '@marquee/ui/chart'
import { formatDuration } from '@marquee/ui/format-duration'

/** Charts begin at zero: the quietest that is measured. */
const SILENCE_LUFS = -70

/** How loud a video is over its time. */
export function SoundCurve({ sound }: { sound: NonNullable<VideoFacts['sound']> }) {
  const { curve, integrated_lufs: integrated } = sound
  const whole = integrated === null ? 'There is only silence.' : `As a whole it measures ${integrated.toFixed(1)} LUFS.`
  return (
    <section aria-label="Loudness over time">
      <h2>Loudness</h2>
      <Chart
        title="Loudness over time"
        kind="area"
        height={160}
        fileName="loudness"
        summary={`Momentary loudness in dB above silence (${SILENCE_LUFS} LUFS). ${whole}`}
        data={{
          axis: 'Time',
          labels: curve.map(({ time_s }) => formatDuration(time_s)),
          series: [
            {
              key: 'loudness',
              label: `dB above ${SILENCE_LUFS} LUFS`,
              color: 'accent',
              values: curve.map(({ lufs }) => Math.round((lufs - SILENCE_LUFS) * 10) / 10),
            },
          ],
        }}
      />
    </section>
  )
}
