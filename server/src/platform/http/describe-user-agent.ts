/** The order matters: Edge, Opera and Samsung's browser also call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

/** The order matters: Android calls itself Linux, and iPads may call themselves Macs. */
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A name of the browser that its user recognizes, such as `Firefox on Windows`. */
export function describeUserAgent(userAgent: string | null): string {
  const text = userAgent ?? ''
  const browser = BROWSERS.find(([, pattern]) => pattern.test(text))?.[0]
  const system = SYSTEMS.find(([, pattern]) => pattern.test(text))?.[0]
  if (browser === undefined) {
    return system === undefined ? 'Unknown device' : `Browser on ${system}`
  }
  return system === undefined ? browser : `${browser} on ${system}`
}
