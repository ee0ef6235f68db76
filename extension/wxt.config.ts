import { defineConfig, type WxtViteConfig } from 'wxt'
import { contentSites, fileHosts } from './src/adapters/sites.ts'

/** The Marquee that the extension saves into. */
const url = new URL(process.env['MARQUEE_URL'] ?? 'http://localhost:3000')
/** Patterns of hosts have no ports. */
const ownHost = `${url.protocol}//${url.hostname}/*`

/** Extensions may not evaluate strings. zod tries to, and does without where it fails: here it fails before the browser reports it. */
const withoutEvaluation: NonNullable<WxtViteConfig['plugins']>[number] = {
  name: 'without-evaluation',
  transform: (code, id) =>
    id.includes('zod') ? code.replaceAll('= Function;', '= class { constructor() { throw new EvalError() } };') : null,
}

export default defineConfig({
  srcDir: 'src',
  outDir: process.env['EXTENSION_OUT'] ?? 'dist',
  manifestVersion: 3,
  imports: false,
  zip: {
    name: 'marquee',
    artifactTemplate: '{{name}}-{{browser}}.zip',
    sourcesTemplate: '{{name}}-sources.zip',
    zipSources: false,
  },
  vite: () => ({
    plugins: [withoutEvaluation],
    define: { __MARQUEE_URL__: JSON.stringify(url.origin) },
    build: { target: 'es2024' },
  }),
  manifest: ({ browser }) => ({
    name: 'Marquee: save ads',
    description:
      'Saves the ad on the screen into the swipe file of your Marquee workspace, with its images and videos.',
    permissions: ['activeTab', 'alarms', 'identity', 'scripting'],
    host_permissions: [ownHost, ...contentSites, ...fileHosts],
    action: { default_title: 'Save to Marquee' },
    ...(browser === 'firefox' && {
      browser_specific_settings: {
        gecko: {
          id: 'save-ads@marquee.example',
          strict_min_version: '142.0',
          data_collection_permissions: { required: ['websiteContent'] },
        },
      },
    }),
  }),
})
