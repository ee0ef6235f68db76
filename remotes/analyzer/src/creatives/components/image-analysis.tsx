import styles from './ad-analysis.module.css'
import { StartAnalysis } from './start-analysis.tsx'

/** Asks whether to analyze the generated image that the user came from. */
export function ImageAnalysis({ imageId, onLeave }: { imageId: string; onLeave: () => void }) {
  return (
    <section className={styles.panel} aria-label="Analyze a generated image">
      <div>
        <h2 className={styles.title}>Analyze your image</h2>
        <p className={styles.body}>What is found leads back to the editor, where it can be mended.</p>
        <StartAnalysis source={{ image_id: imageId }} label="Analyze this image" onLeave={onLeave} />
      </div>
    </section>
  )
}
