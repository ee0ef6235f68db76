import { themeVariables } from '@marquee/ui/theme/tokens'
import { browser } from 'wxt/browser'
import type { PopupState } from '../background/answer-popup.ts'
import type { PageCount, PopupMessage, TabMessage } from '../messages/messages.ts'
import { createPopup } from './show-popup.ts'

/** Starts the popup: it asks the background for everything, and the open page for its ads. */
export function startPopup(document: Document): void {
  const target = document.querySelector('#popup')
  followTheme(document)
  if (target === null) {
    return
  }
  const show = createPopup(target, { send, saveAll, pick })

  async function send(message: PopupMessage): Promise<void> {
    const state: PopupState | null = await browser.runtime.sendMessage(message)
    if (state !== null) {
      show({ state, page: await countAds() })
    }
  }

  void send({ kind: 'state' })
  // The queue moves while the popup is open.
  browser.runtime.onMessage.addListener((message: { kind?: string }) => {
    if (message.kind === 'queue_changed') {
      void send({ kind: 'state' })
    }
  })

  async function saveAll(): Promise<void> {
    await askTab({ kind: 'save_all' })
    await send({ kind: 'state' })
  }

  async function pick(): Promise<void> {
    await askTab({ kind: 'pick' })
    window.close()
  }
}

function followTheme(document: Document): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)')
  function apply(): void {
    for (const [name, value] of Object.entries(themeVariables(isDark.matches ? 'dark' : 'light'))) {
      document.documentElement.style.setProperty(name, value)
    }
  }
  isDark.addEventListener('change', apply)
  apply()
}

async function findTab(): Promise<number | undefined> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  return tab?.id
}

async function countAds(): Promise<PageCount | null> {
  const id = await findTab()
  const message: TabMessage = { kind: 'count' }
  return id === undefined ? null : browser.tabs.sendMessage(id, message).catch(() => null)
}

/** Asks the open page; the content script is put there first where it does not run by itself. */
async function askTab(message: TabMessage): Promise<void> {
  const id = await findTab()
  if (id === undefined) {
    return
  }
  if ((await countAds()) === null) {
    await browser.scripting.executeScript({ target: { tabId: id }, files: ['/content-scripts/page.js'] })
  }
  await browser.tabs.sendMessage(id, message)
}
