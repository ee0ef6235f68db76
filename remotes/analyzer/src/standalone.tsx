import { runStandalone } from '@marquee/remote-kit/development-host'
import { ThemeProvider } from '@marquee/ui/theme/theme-provider'
import { manifest } from './remote-entry.ts'

runStandalone(manifest, (app) => <ThemeProvider mode="light">{app}</ThemeProvider>)
