const STYLES = 'max-width:26rem;margin:20vh auto 0;padding:0 24px;font:16px/1.5 system-ui,sans-serif;text-align:center'

/** What stands in a page instead of everything else where the browser is older than the floor. */
const SENTENCE =
  `<body><div style="${STYLES}"><h1 style="font-size:20px">Your browser is too old for Marquee</h1>` +
  '<p>Update it, or open this page in a current version of Chrome, Edge, Firefox or Safari.</p></div>' +
  // Whatever follows is text that is not shown, and no script of it runs.
  '<plaintext hidden>'

/**
 * The one inline script of a page, before everything that the page loads. It asks for what the oldest browsers of `.browserslistrc`
 * have and the ones before them do not, and speaks the language of any browser.
 */
export const BROWSER_CHECK =
  'if(!(window.Promise&&Promise.withResolvers&&Map.groupBy&&AbortSignal.any&&' +
  `CSS.supports("color","light-dark(red,red)")))document.write('${SENTENCE}')`
