import { buildCurlExample, buildNodeExample } from '@marquee/contract/public-api'
import { CopyButton } from '@marquee/ui/copy-button'
import { Segmented } from 'antd'
import { useState } from 'react'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './connect.module.css'

const EXAMPLES = { curl: buildCurlExample, 'Node.js': buildNodeExample } as const
type Language = keyof typeof EXAMPLES

/** Programs that run unchanged when the key is in the environment. */
export function ExamplesCard() {
  const [language, setLanguage] = useState<Language>('curl')
  const code = EXAMPLES[language](location.origin)
  return (
    <SettingsCard title="Example" description="Searches the library. Put your key into MARQUEE_API_KEY first.">
      <div>
        <Segmented<Language>
          aria-label="Language"
          value={language}
          options={['curl', 'Node.js']}
          onChange={setLanguage}
        />
      </div>
      <div className={styles.example}>
        <pre className={styles.code} tabIndex={0} role="region" aria-label={`Example in ${language}`}>
          {code}
        </pre>
        <span className={styles.copy}>
          <CopyButton text={code} label="Copy the example" />
        </span>
      </div>
    </SettingsCard>
  )
}
