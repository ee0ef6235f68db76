import { buildCurlExample, buildNodeExample } from '@marquee/contract/public-api'
import { Segmented } from 'antd'
import { useState } from 'react'
import { SettingsCard } from '../../components/settings-card.tsx'
import { CodeExample } from './code-example.tsx'

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
      <CodeExample name={`Example in ${language}`} code={code} />
    </SettingsCard>
  )
}
