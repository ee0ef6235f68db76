import { downloadFile } from '@marquee/api-client/download-file'
import { downloadExtension, type ExtensionBrowser } from '@marquee/contract/connected-browsers'
import { toAddress } from '@marquee/contract/address'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { extensionFilesQuery } from '../api/connected-browsers.ts'
import styles from './connect.module.css'

const BROWSERS: Readonly<Record<ExtensionBrowser, { name: string; steps: readonly string[] }>> = {
  chrome: {
    name: 'Chrome, Edge or Opera',
    steps: [
      'Unpack the ZIP into a folder that stays where it is.',
      'Open chrome://extensions and switch on "Developer mode".',
      'Choose "Load unpacked" and the folder.',
    ],
  },
  firefox: {
    name: 'Firefox',
    steps: [
      'Open about:debugging#/runtime/this-firefox.',
      'Choose "Load Temporary Add-on" and the ZIP. Firefox keeps it until it is closed.',
    ],
  },
}

/** The builds of the extension, and how each is loaded; where there is none, how one is made. */
export function ExtensionFiles() {
  const { data } = useQuery(extensionFilesQuery())
  return data?.length === 0 ? (
    <p className={styles.facts}>
      This Marquee has no extension that was built for its address. Who runs it builds one with{' '}
      <code>npm run make extension -- --url={location.origin}</code>
    </p>
  ) : (
    data?.map(({ browser, size }) => <ExtensionFile key={browser} browser={browser} size={size} />)
  )
}

function ExtensionFile({ browser, size }: { browser: ExtensionBrowser; size: number }) {
  const tellOutcome = useOutcomeToast()
  const { name, steps } = BROWSERS[browser]
  const download = () =>
    void tellOutcome(downloadFile(toAddress(downloadExtension, { params: { browser } })), {
      success: `The extension for ${name} was saved`,
      failure: 'The extension was not saved',
    })
  return (
    <details className={styles.group}>
      <summary>
        For {name} ({Math.ceil(size / 1000)} kB)
      </summary>
      <ol>
        <li>
          <Button className={styles.save ?? ''} onClick={download}>
            Save the ZIP for {name}
          </Button>
        </li>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>Press its button in the toolbar and choose "Connect".</li>
      </ol>
    </details>
  )
}
