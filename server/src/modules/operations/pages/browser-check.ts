const STYLES = 'max-width:26rem;margin:20vh auto 0;padding:0 24px;font:16px/1.5 system-ui,sans-serif;text-align:center'

/** Shown instead of the page in browsers older than the minimum version. */
const SENTENCE =
  `<body><div style="${STYLES}"><h1 style="font-size:20px">Your browser is too old for Marquee</h1>` +
  '<p>Update it, or open this page in a current version of Chrome, Edge, Firefox or Safari.</p></div>' +
  // Everything after this tag is hidden text, and no script in it runs.
  '<plaintext hidden>'

/**
 * The only inline script of a page, placed before everything that the page loads. It tests for features that the oldest browsers of
 * `.browserslistrc` have and older ones lack, in syntax that every browser understands.
 */
export const BROWSER_CHECK =
  'if(!(window.Promise&&Promise.withResolvers&&Map.groupBy&&AbortSignal.any&&' +
  `CSS.supports("color","light-dark(red,red)")))document.write('${SENTENCE}')`
