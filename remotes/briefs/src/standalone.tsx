import { runStandalone } from '@marquee/remote-kit/development-host'
import { ThemeProvider } from '@marquee/ui/theme/theme-provider'
import { manifest } from './manifest.ts'
import { manifest as entry } from './remote-entry.ts'

runStandalone(manifest, entry, (app) => <ThemeProvider mode="light">{app}</ThemeProvider>)
