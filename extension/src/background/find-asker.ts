/** What a browser says of the sender of a message. */
export interface MessageSender {
  /** Of the extension that sent it. */
  id?: string
  /** Of the page that sent it. */
  url?: string
  /** 0 for the page of a tab, larger for frames within it. */
  frameId?: number
  tab?: unknown
}

/**
 * Which part of this extension sends a message: its popup, or its content script on the page of a tab.
 * @returns null for all else: other extensions, web pages, frames within pages
 */
export function findAsker(sender: MessageSender, own: { id: string; origin: string }): 'popup' | 'page' | null {
  if (sender.id !== own.id) {
    return null
  }
  if (sender.url?.startsWith(`${own.origin}/popup.html`) === true) {
    return 'popup'
  }
  return sender.tab !== undefined && sender.frameId === 0 ? 'page' : null
}
