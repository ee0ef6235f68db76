/** The tokens that the frame uses from the UI kit's light and dark themes. */
export const FRAME_COLORS = {
  canvas: ['#f6f5f2', '#121211'],
  surface: ['#ffffff', '#1b1b19'],
  sunken: ['#efede8', '#2a2a27'],
  text: ['#1b1a17', '#f3f1ec'],
  'text-secondary': ['#524f48', '#c6c2b8'],
  'text-muted': ['#666259', '#a39e93'],
  line: ['#e4e1da', '#32312d'],
  'control-line': ['#8a857a', '#817c71'],
  accent: ['#2b45c9', '#4d66e6'],
  'accent-text': ['#2b45c9', '#a5b4ff'],
  'accent-soft': ['#e9ecfb', '#262b4a'],
  lamp: ['#e08a00', '#ffb545'],
} as const

const VARIABLES = Object.entries(FRAME_COLORS)
  .map(([name, [light, dark]]) => `--frame-${name}: light-dark(${light}, ${dark})`)
  .join('; ')

/** Uses the measures of the host's layouts (`host/src/layout`, `host/src/pages/auth`), so that nothing moves when they replace it. */
const SHARED = `#root { ${VARIABLES} }
body { margin: 0 }
.frame, .frame * { box-sizing: border-box }
.frame { color: var(--frame-text); font: 400 14px/1.5714 'Inter Variable', Inter, 'Inter Measures', 'Inter Measures Roboto', 'Inter Measures DejaVu', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif; -webkit-font-smoothing: antialiased; font-feature-settings: 'cv11', 'ss03'; user-select: none }
.frame p { margin: 0 }
.frame .logo { display: inline-flex; align-items: center; gap: 10px; font-size: 17px; font-weight: 720; letter-spacing: -.03em }
.frame .logo rect { fill: var(--frame-accent) }
.frame .logo path { fill: none; stroke: #fff; stroke-linecap: round; stroke-linejoin: round; stroke-width: 3.2 }
.frame .logo g { fill: var(--frame-lamp) }
.frame i { display: block; border-radius: 6px; background: var(--frame-sunken) }`

const APP = `.frame { display: grid; grid-template: 'side header' 60px 'side main' minmax(0, 1fr) / 244px minmax(0, 1fr); height: calc(100dvh - env(safe-area-inset-top, 0px)); overflow: hidden; background: var(--frame-canvas) }
.frame .side { grid-area: side; overflow: hidden; border-right: 1px solid var(--frame-line); background: var(--frame-surface) }
.frame .side .logo { display: flex; height: 60px; margin: 0 12px; padding: 0 8px }
.frame .groups { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; padding: 0 12px 16px }
.frame .label { padding: 0 10px 4px; color: var(--frame-text-muted); font-size: 12px; font-weight: 600 }
.frame .link { position: relative; display: flex; align-items: center; gap: 10px; min-height: 34px; padding: 0 10px; border-radius: 10px; color: var(--frame-text-secondary); font-weight: 520 }
.frame .slot { height: 30px }
.frame .link i { flex: none; width: 18px; height: 18px; border-radius: 5px }
.frame .link.current { background: var(--frame-accent-soft); color: var(--frame-accent-text); font-weight: 620 }
.frame .link.current::before { position: absolute; left: -12px; width: 3px; height: 20px; border-radius: 0 3px 3px 0; background: currentcolor; content: '' }
.frame .link.current i { background: currentcolor; opacity: .3 }
.frame .header { display: flex; grid-area: header; gap: 16px; align-items: center; padding: 0 32px; border-bottom: 1px solid var(--frame-line); background: var(--frame-surface) }
.frame .title { flex: 1 1 0; overflow: hidden; min-width: 0; font-weight: 620; letter-spacing: -.01em; text-overflow: ellipsis; white-space: nowrap }
.frame .area { color: var(--frame-text-muted); font-weight: 450 }
.frame .area::after { margin: 0 8px; color: var(--frame-control-line); content: '/' }
.frame .tools { display: flex; gap: 4px }
.frame .header i { width: 24px; height: 24px; margin: 8px }
.frame .tools i:last-child { width: 32px; height: 32px; margin: 4px; border-radius: 50% }
.frame .header .menu { display: none }
.frame .main { grid-area: main; overflow: hidden; scrollbar-gutter: stable }
.frame .content { display: grid; gap: 16px; align-content: start; max-width: 1680px; margin: 0 auto; padding: 24px 32px 0 }
.frame .bars { display: grid; gap: 10px }
.frame .bars i { height: 32px; border-radius: 10px }
.frame .bars i:first-child { height: 40px }
.frame .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr)); gap: 16px }
.frame .cards i { height: 360px; border-radius: 14px }
.frame .rows { display: grid; gap: 12px }
.frame .rows i { height: 72px; border-radius: 14px }
@media (min-width: 901px) and (max-height: 960px) {
.frame .groups { gap: 8px }
.frame .link { min-height: 30px }
}
@media (max-width: 900px) {
.frame { grid-template: 'header' 56px 'main' minmax(0, 1fr) / minmax(0, 1fr) }
.frame .side { display: none }
.frame .header { gap: 8px; padding: 0 12px }
.frame .header .menu { display: block }
.frame .main { scrollbar-gutter: auto }
.frame .content { padding: 16px 16px 0 }
.frame .bars i + i { height: 56px }
}`

const AUTH = `.frame { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); min-height: 100dvh; background: var(--frame-surface) }
.frame .page { display: grid; grid-template-rows: auto 1fr auto; padding: 24px 32px }
.frame .form { display: grid; gap: 24px; align-content: center; width: min(400px, 100%); margin: 0 auto; padding: 32px 0 }
.frame .form i { height: 48px; border-radius: 10px }
.frame .form i:first-child { width: 65%; height: 40px }
.frame .form i:nth-child(2) { width: 85%; height: 20px; margin-top: -8px }
.frame .legal { display: flex; gap: 16px; color: var(--frame-text-muted); font-size: 13px; text-decoration: underline }
.frame .about { display: grid; gap: clamp(24px, 4vh, 48px); align-content: center; padding: 32px clamp(32px, 5vw, 88px); background: radial-gradient(60% 42% at 50% 52%, rgb(255 181 69 / 20%), transparent), radial-gradient(90% 70% at 85% 0%, #2b45c9 -20%, transparent 60%), #14131f; color: #fff }
.frame .statement { max-width: 15ch; font-size: clamp(34px, 3.6vw, 58px); font-weight: 740; line-height: 1.02; letter-spacing: -.045em; white-space: nowrap }
.frame em { display: block; color: #ffcb7d; font-style: normal }
.frame .sign { width: min(560px, 100%); max-height: 52vh }
.frame .promise { max-width: 52ch; color: #c9c7d8; font-size: 16px; line-height: 1.6; text-wrap: pretty }
@media (max-width: 960px) {
.frame { grid-template: auto 1fr / minmax(0, 1fr) }
.frame .about { grid-row: 1; gap: 0; padding: 14px 16px 12px }
.frame .about > * { display: none }
.frame .about > .statement { display: block; max-width: none; font-size: 17px; letter-spacing: -.02em; text-align: center }
.frame .page { padding: 16px 16px 24px }
.frame .form { align-content: start }
}`

const BARE = `.frame { min-height: 100dvh; background: var(--frame-canvas) }
.frame .header { display: flex; padding: 16px 24px; border-bottom: 1px solid var(--frame-line); background: var(--frame-surface) }
.frame .content { display: grid; gap: 16px; width: min(1080px, 100%); margin: 0 auto; padding: 32px 16px }
.frame .content i { width: min(440px, 100%); height: 32px }
.frame .content i:last-child { width: 100%; height: 320px; border-radius: 14px }`

/** The rules of each kind of frame, and no others, because they load before everything else of a visit. */
export const FRAME_STYLES = {
  app: `${SHARED}\n${APP}`,
  auth: `${SHARED}\n${AUTH}`,
  bare: `${SHARED}\n${BARE}`,
  none: SHARED,
} as const
