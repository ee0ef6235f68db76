/**
 * The seconds until the visitor is told that the page does not start. This is longer than a first visit on a slow phone takes; after
 * that the download of the host's scripts has most likely failed.
 */
const PATIENCE_SECONDS = 10

/**
 * Shown when none of our scripts has loaded. It covers the frame in the app's element: React's first render removes it. Styles alone
 * reveal it, because scripts may be the part that is missing.
 */
export function unstartedPage(): string {
  return (
    `<style>${STYLES}</style>` +
    '<div class="unstarted" role="status">' +
    '<h1>Marquee is taking too long to load</h1>' +
    '<p>Part of the page may have been lost on its way. Check your connection and try again.</p>' +
    // The empty address is the current address.
    '<p><a href="">Try again</a></p>' +
    '</div>'
  )
}

const STYLES = [
  '@keyframes mq-unstarted { to { visibility: visible } }',
  `.unstarted { visibility: hidden; animation: mq-unstarted 0s ${PATIENCE_SECONDS}s forwards; position: fixed; inset: 0; padding: 20vh max(24px, 50% - 13rem) 0; background: var(--frame-canvas); font: 16px/1.5 system-ui, sans-serif; text-align: center }`,
  '.unstarted h1 { margin: 0 0 8px; font-size: 20px; line-height: 1.3 }',
  '.unstarted p { margin: 0 0 16px }',
  '.unstarted a { display: inline-block; padding: 10px 20px; border: 1px solid; border-radius: 8px; color: inherit; text-decoration: none }',
  '.unstarted a:focus-visible { outline: 2px solid; outline-offset: 2px }',
].join('')

/** Browsers without scripts get a different sentence, which gives the reason. */
export const WITHOUT_SCRIPTS =
  '<noscript><style>#root { display: none }</style>Marquee needs JavaScript. Switch it on in your browser and reload the page.</noscript>'
