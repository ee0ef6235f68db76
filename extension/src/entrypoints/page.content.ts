import { defineContentScript } from 'wxt/utils/define-content-script'
import { startPage } from '../page/start-page.ts'
import { contentSites } from '../adapters/sites.ts'

export default defineContentScript({
  matches: contentSites,
  runAt: 'document_idle',
  allFrames: false,
  main: startPage,
})
